import { readEnvironment } from './environment';

describe('the environment', () => {
  test('has a default for everything', () => {
    expect(readEnvironment({})).toMatchObject({
      PORT: 3000,
      HOST: '0.0.0.0',
      SEARCH_PROVIDER: 'catalogue',
      OPENAI_MODEL: 'gpt-3.5-turbo',
      CHAT_FALLBACK: false,
    });
  });

  test('takes an empty value for an unset one', () => {
    expect(readEnvironment({ PORT: '', OPENAI_API_KEY: '' })).toMatchObject({ PORT: 3000 });
  });

  test.each([
    ['PORT', 'eighty', 'PORT must be a port number'],
    ['PORT', '70000', 'PORT must be at most 65535'],
    ['SEARCH_PROVIDER', 'google', 'SEARCH_PROVIDER must be catalogue, serper or serpapi'],
    ['OPENAI_BASE_URL', 'not an address', 'OPENAI_BASE_URL must be an address'],
    ['OPENAI_BASE_URL', 'ftp://x.example', 'OPENAI_BASE_URL must start with http'],
    ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must start with postgres://'],
    ['TRUST_PROXY', 'everybody', 'TRUST_PROXY must be a number of proxies'],
    ['TRUST_PROXY', '10.0.0.0/99', 'TRUST_PROXY must be a number of proxies'],
    ['SEARCH_DAILY_LIMIT', '-1', 'SEARCH_DAILY_LIMIT must be a whole number'],
    ['CORS_ORIGINS', 'denk.example', 'CORS_ORIGINS'],
    ['DEVELOPMENT_ORIGINS', 'elif.example', 'DEVELOPMENT_ORIGINS must be loopback, or origins'],
    ['MODULE_STORE', 'gs://modules', 'MODULE_STORE must be s3://bucket'],
    ['CHAT_FALLBACK', 'yes', 'CHAT_FALLBACK must be on or off'],
  ])('refuses %s=%s in one line that names it', (name, value, line) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(line);
    expect(() => readEnvironment({ [name]: value })).not.toThrow('\n');
  });

  test('believes no proxy but those of this machine, or what it is told', () => {
    expect(readEnvironment({})).toMatchObject({ TRUST_PROXY: ['loopback'] });
    expect(readEnvironment({ TRUST_PROXY: '2' })).toMatchObject({ TRUST_PROXY: 2 });
    expect(readEnvironment({ TRUST_PROXY: '10.0.0.0/8, ::1' })).toMatchObject({
      TRUST_PROXY: ['10.0.0.0/8', '::1'],
    });
  });

  test('never repeats a secret', () => {
    const secret = 'sk-very-secret';
    expect(() => readEnvironment({ OPENAI_API_KEY: secret, PORT: 'x' })).not.toThrow(secret);
  });
});
