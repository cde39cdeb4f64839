import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
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
  expect(await may(token, 'mf-results')).toEqual({
    state: 'forbidden',
    reason: 'the token is for mf-chat, not for mf-results',
  });
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
  expect(short.expiresAt).toBe('2026-01-08T00:00:00.000Z');
  const justBefore = new Date('2026-01-07T23:59:59.999Z');
  expect(await may(short.token, 'mf-chat', justBefore)).toMatchObject({ state: 'granted' });
  for (const at of [new Date('2026-01-08T00:00:00Z'), later]) {
    expect(await may(short.token, 'mf-chat', at)).toEqual({
      state: 'unknown',
      reason: 'the token has expired',
    });
  }
  const other = await createToken(dataDir, { module: 'mf-chat', now });
  expect(await revokeToken(dataDir, other.id, now)).toBe(true);
  expect(await may(other.token)).toEqual({ state: 'unknown', reason: 'the token is revoked' });
  expect(await revokeToken(dataDir, 'ffffffffffff', now)).toBe(false);
});

test.each([
  ['', undefined],
  ['another secret', (token: string) => `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`],
  ['an unknown id', (token: string) => token.replace(/_[0-9a-f]{12}_/, '_000000000000_')],
  ['a path for an id', () => 'denk_../../x_aaaa'],
  ['half of it', (token: string) => token.slice(0, 20)],
  ['more than it', (token: string) => `${token}A`],
  ['something before it', (token: string) => `x Bearer ${token}`],
])('a wrong token (%s) is unknown', async (_, change) => {
  const { token } = await createToken(dataDir, { module: 'mf-chat', now });
  const given = change ? `Bearer ${change(token)}` : undefined;
  expect(await permission(dataDir, given, 'mf-chat', now)).toEqual({
    state: 'unknown',
    reason: 'the token is missing or wrong',
  });
});

test('is kept in a file that only the server’s user reads', async () => {
  const { id } = await createToken(dataDir, { module: 'mf-chat', now });
  expect(statSync(join(dataDir, 'tokens', `${id}.json`)).mode & 0o777).toBe(0o600);
});

test('a list begins with the newest and leaves out what is no token', async () => {
  expect(await listTokens(join(dataDir, 'nowhere'))).toEqual([]);
  const old = await createToken(dataDir, { module: 'mf-chat', now });
  const young = await createToken(dataDir, { module: 'mf-chat', now: later });
  const older = await createToken(dataDir, { module: '*', now: new Date('2025-12-01T00:00:00Z') });
  const file = (name: string) => join(dataDir, 'tokens', name);
  const text = readFileSync(file(`${old.id}.json`), 'utf8');
  writeFileSync(file('abcdefabcdef.json'), '{half');
  writeFileSync(file('short.json'), text);
  writeFileSync(file(`${old.id}.json.draft`), text);
  writeFileSync(file(`x${old.id}.json`), text);
  writeFileSync(file(`${old.id}x.json`), text);
  const listed = await listTokens(dataDir);
  expect(listed.map(({ id }) => id)).toEqual([young.id, old.id, older.id]);
});
