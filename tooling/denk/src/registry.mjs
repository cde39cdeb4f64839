/** The site said no, or could not be asked; one reason a line. */
export class Refused extends Error {
  /** @param {string[]} reasons */
  constructor(reasons) {
    super(reasons.join('; '));
    this.reasons = reasons;
  }
}

/**
 * @typedef {object} Asked
 * @property {string} [method]
 * @property {unknown} [json] a body
 * @property {Uint8Array<ArrayBuffer>} [pack] a body that is a packed version
 * @property {string} [token] default: DENK_TOKEN
 */

/**
 * Asks the site's registry. Throws `Refused`.
 *
 * @param {string} path
 * @param {Asked} asked
 * @param {{ to?: string | undefined }} given
 * @param {import('./run.mjs').World} world
 * @returns {Promise<any>}
 */
export async function ask(path, asked, given, { fetch, variables }) {
  const site = (given.to ?? variables.DENK_URL ?? 'http://localhost:3000').replace(/\/+$/, '');
  if (!/^https?:\/\//.test(site)) {
    throw new Refused([
      `${site} is no address of a site (http…); into a folder: npm run denk -- publish, in the checkout`,
    ]);
  }
  const token = asked.token ?? variables.DENK_TOKEN;
  const { json, pack } = asked;
  let answer;
  try {
    answer = await fetch(site + path, {
      method: asked.method ?? 'GET',
      headers: {
        accept: 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(pack ? { 'content-type': 'application/gzip' } : {}),
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(pack ? { body: pack } : {}),
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    });
  } catch (error) {
    throw new Refused([
      `${site} cannot be reached: ${causeOf(error)}; DENK_URL or --to says which site`,
    ]);
  }
  const text = await answer.text();
  const said = parse(text);
  if (answer.ok && said !== undefined) return said;
  if (answer.ok) throw new Refused([`${site} is no site that can be published to`]);
  throw new Refused(reasonsOf(answer.status, said, token));
}

/**
 * @param {number} status
 * @param {any} said
 * @param {string | undefined} token
 * @returns {string[]}
 */
function reasonsOf(status, said, token) {
  if (Array.isArray(said?.reasons) && said.reasons.length > 0) return said.reasons.map(String);
  if (status === 401 && !token)
    return ['a token is needed: set DENK_TOKEN to one that `denk token create` made'];
  return [`${said?.error ?? 'the site gave no reason'} (${status})`];
}

/** @param {unknown} error */
function causeOf(error) {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return code || (cause instanceof Error ? cause.message : String(cause));
}

/** @param {string} text */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
