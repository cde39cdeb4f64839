import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

const instant = v.pipe(v.string(), v.isoTimestamp());

/** A token as it is kept: never the token itself. One file each: `DATA_DIR/tokens/<id>.json`. */
const keptTokenSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{12}$/)),
  /** The module it may publish; `*` is all of them. */
  module: v.pipe(v.string(), v.regex(/^(\*|[a-z][a-z0-9-]{1,60})$/)),
  /** SHA-256 of the secret, as hex. */
  hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  createdAt: instant,
  expiresAt: v.optional(instant),
  revokedAt: v.optional(instant),
});

export type KeptToken = v.InferOutput<typeof keptTokenSchema>;

/** What a request with a token may do. */
export type Permission =
  | { readonly state: 'granted'; readonly id: string }
  | { readonly state: 'unknown' | 'forbidden'; readonly reason: string };

const folderOf = (dataDir: string) => join(dataDir, 'tokens');
const hashOf = (secret: string) => createHash('sha256').update(secret).digest();

/** Makes a token for a module (`*`: for all) and gives it away, once. `days` without a value never ends. */
export async function createToken(
  dataDir: string,
  { module, days, now }: { module: string; days?: number | undefined; now: Date },
): Promise<{ readonly id: string; readonly token: string; readonly expiresAt?: string }> {
  const id = randomBytes(6).toString('hex');
  const secret = randomBytes(32).toString('base64url');
  const expiresAt =
    days === undefined
      ? {}
      : { expiresAt: new Date(now.getTime() + days * 86_400_000).toISOString() };
  const kept = v.parse(keptTokenSchema, {
    id,
    module,
    hash: hashOf(secret).toString('hex'),
    createdAt: now.toISOString(),
    ...expiresAt,
  });
  await write(dataDir, kept);
  return { id, token: `denk_${id}_${secret}`, ...expiresAt };
}

/** All tokens, newest first; a file that is none is left out. */
export async function listTokens(dataDir: string): Promise<KeptToken[]> {
  const names = await readdir(folderOf(dataDir)).catch((): string[] => []);
  const tokens = await Promise.all(
    names.filter((name) => name.endsWith('.json')).map((name) => read(dataDir, name.slice(0, -5))),
  );
  return tokens
    .filter((token) => token !== undefined)
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}

/** Ends a token at once; false where there is none of that id. */
export async function revokeToken(dataDir: string, id: string, now: Date): Promise<boolean> {
  const token = await read(dataDir, id);
  if (!token) return false;
  await write(dataDir, { ...token, revokedAt: now.toISOString() });
  return true;
}

/** What the bearer of an `Authorization` header may do with a module. */
export async function permission(
  dataDir: string,
  authorization: string | undefined,
  module: string,
  now: Date,
): Promise<Permission> {
  const [, id, secret] =
    /^Bearer denk_([0-9a-f]{12})_([\w-]{43})$/i.exec(authorization ?? '') ?? [];
  const kept = id === undefined ? undefined : await read(dataDir, id);
  // Compared also where there is nothing to compare with, so that the answer takes as long.
  const right = timingSafeEqual(
    hashOf(secret ?? ''),
    kept ? Buffer.from(kept.hash, 'hex') : Buffer.alloc(32),
  );
  if (!kept || !right) return { state: 'unknown', reason: 'the token is missing or wrong' };
  if (kept.revokedAt) return { state: 'unknown', reason: 'the token is revoked' };
  if (kept.expiresAt && Date.parse(kept.expiresAt) <= now.getTime()) {
    return { state: 'unknown', reason: 'the token has expired' };
  }
  if (kept.module !== '*' && kept.module !== module) {
    return { state: 'forbidden', reason: `the token is for ${kept.module}, not for ${module}` };
  }
  return { state: 'granted', id: kept.id };
}

async function read(dataDir: string, id: string): Promise<KeptToken | undefined> {
  if (!/^[0-9a-f]{12}$/.test(id)) return undefined;
  try {
    return v.parse(
      keptTokenSchema,
      JSON.parse(await readFile(join(folderOf(dataDir), `${id}.json`), 'utf8')),
    );
  } catch {
    return undefined;
  }
}

async function write(dataDir: string, token: KeptToken): Promise<void> {
  const file = join(folderOf(dataDir), `${token.id}.json`);
  await mkdir(folderOf(dataDir), { recursive: true });
  await writeFile(`${file}.draft`, `${JSON.stringify(token, null, 1)}\n`, {
    mode: 0o600,
    flush: true,
  });
  await rename(`${file}.draft`, file);
}
