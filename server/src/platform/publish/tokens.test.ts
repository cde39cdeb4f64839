import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createToken, listTokens, permission, revokeToken } from './tokens';

const now = new Date('2026-01-01T00:00:00Z');
const later = new Date('2026-01-09T00:00:00Z');
let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'denk-tokens-'));
});

const may = (token: string, module = 'mf-chat', at = now) =>
  permission(dataDir, `Bearer ${token}`, module, at);

test('a token publishes its module and no other', async () => {
  const { id, token } = await createToken(dataDir, { module: 'mf-chat', now });
  expect(await may(token)).toEqual({ state: 'granted', id });
  expect(await may(token, 'mf-results')).toMatchObject({ state: 'forbidden' });
});

test('a token for all publishes any', async () => {
  const { token } = await createToken(dataDir, { module: '*', now });
  expect(await may(token, 'shell')).toMatchObject({ state: 'granted' });
});

test('only a hash is kept', async () => {
  const { token } = await createToken(dataDir, { module: 'mf-chat', now });
  const secret = token.split('_').slice(2).join('_');
  for (const file of readdirSync(join(dataDir, 'tokens'))) {
    expect(readFileSync(join(dataDir, 'tokens', file), 'utf8')).not.toContain(secret);
  }
});

test('it ends with its days, or at once when revoked', async () => {
  const short = await createToken(dataDir, { module: 'mf-chat', days: 7, now });
  expect(await may(short.token, 'mf-chat', later)).toMatchObject({
    reason: 'the token has expired',
  });
  const other = await createToken(dataDir, { module: 'mf-chat', now });
  expect(await revokeToken(dataDir, other.id, now)).toBe(true);
  expect(await may(other.token)).toMatchObject({ reason: 'the token is revoked' });
  expect(await revokeToken(dataDir, 'ffffffffffff', now)).toBe(false);
});

test.each([
  ['', undefined],
  ['another secret', (token: string) => `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`],
  ['an unknown id', (token: string) => token.replace(/_[0-9a-f]{12}_/, '_000000000000_')],
  ['a path for an id', () => 'denk_../../x_aaaa'],
  ['half of it', (token: string) => token.slice(0, 20)],
])('a wrong token (%s) is unknown', async (_, change) => {
  const { token } = await createToken(dataDir, { module: 'mf-chat', now });
  const given = change ? `Bearer ${change(token)}` : undefined;
  expect(await permission(dataDir, given, 'mf-chat', now)).toMatchObject({ state: 'unknown' });
});

test('a list leaves out what is no token', async () => {
  await createToken(dataDir, { module: 'mf-chat', now });
  writeFileSync(join(dataDir, 'tokens', 'abcdefabcdef.json'), '{half');
  expect(await listTokens(dataDir)).toHaveLength(1);
});
