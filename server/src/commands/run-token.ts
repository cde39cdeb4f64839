import { parseArgs } from 'node:util';
import { readEnvironment } from '../environment';
import { createToken, listTokens, revokeToken } from '../platform';
import type { DenkWorld } from './run-denk';

/** `token create|list|revoke`, beside the server's `DATA_DIR`; gives the exit code. */
export async function runToken(
  words: readonly string[],
  { variables, print, printError }: DenkWorld,
): Promise<0 | 1 | 2> {
  let parsed;
  try {
    parsed = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { days: { type: 'string' }, json: { type: 'boolean' } },
    });
  } catch {
    return 2;
  }
  const { values, positionals } = parsed;
  const [verb, what, ...more] = positionals;
  const { DATA_DIR: dataDir } = readEnvironment(variables);
  const now = new Date();
  if (verb === 'create' && isModule(what) && more.length === 0) {
    const days = values.days === undefined ? undefined : Number(values.days);
    if (days !== undefined && !(days > 0 && days <= 3650)) return 2;
    const { id, token, expiresAt } = await createToken(dataDir, { module: what, days, now });
    const end = expiresAt ? `until ${expiresAt.slice(0, 10)}` : 'until it is revoked';
    if (values.json) print(JSON.stringify({ id, module: what, token, expiresAt }));
    else {
      print(
        `${id}: publishes ${what === '*' ? 'every module' : what} ${end}, to the server with DATA_DIR=${dataDir}. It is shown only now:`,
      );
      print(token);
    }
    return 0;
  }
  if (verb === 'list' && what === undefined) {
    const tokens = await listTokens(dataDir);
    for (const { id, module, createdAt, expiresAt, revokedAt } of tokens) {
      const state = revokedAt
        ? `revoked ${revokedAt.slice(0, 10)}`
        : expiresAt
          ? `until ${expiresAt.slice(0, 10)}`
          : 'no end';
      print(`${id}  ${module.padEnd(24)} made ${createdAt.slice(0, 10)}, ${state}`);
    }
    if (values.json) {
      print(JSON.stringify({ tokens: tokens.map(({ hash: _, ...token }) => token) }));
    } else if (tokens.length === 0) print('there are no tokens');
    return 0;
  }
  if (verb === 'revoke' && what !== undefined && more.length === 0) {
    if (await revokeToken(dataDir, what, now)) {
      print(values.json ? JSON.stringify({ id: what, revoked: true }) : `${what} is revoked`);
      return 0;
    }
    printError(`denk: there is no token ${what}`);
    return 1;
  }
  return 2;
}

const isModule = (name: string | undefined): name is string =>
  name !== undefined && /^(\*|[a-z][a-z0-9-]{1,60})$/.test(name);
