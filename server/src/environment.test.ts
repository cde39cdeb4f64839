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
    ['CHAT_FALLBACK', 'yes', 'CHAT_FALLBACK must be on or off'],
  ])('refuses %s=%s in one line that names it', (name, value, line) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(line);
    expect(() => readEnvironment({ [name]: value })).not.toThrow('\n');
  });

  test('never repeats a secret', () => {
    const secret = 'sk-very-secret';
    expect(() => readEnvironment({ OPENAI_API_KEY: secret, PORT: 'x' })).not.toThrow(secret);
  });
});
