import { isIP } from 'node:net';
import { resolve } from 'node:path';
import * as v from 'valibot';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));
const httpAddress = v.pipe(
  text,
  v.url('must be an address such as https://example.org'),
  v.startsWith('http', 'must start with http:// or https://'),
);
const port = v.pipe(
  text,
  v.regex(/^\d{1,5}$/, 'must be a port number'),
  v.transform(Number),
  v.maxValue(65_535, 'must be at most 65535'),
);
const flag = v.pipe(
  v.picklist(['on', 'off'], 'must be on or off'),
  v.transform((value) => value === 'on'),
);
const postgresAddress = v.pipe(
  text,
  v.regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://'),
);
const redisAddress = v.pipe(
  text,
  v.regex(/^rediss?:\/\//, 'must start with redis:// or rediss://'),
);

const count = v.pipe(text, v.regex(/^\d{1,9}$/, 'must be a whole number'), v.transform(Number));
const isAddressOrRange = (part: string) => {
  const [address = '', bits] = part.split('/');
  const version = isIP(address);
  return version > 0 && (bits === undefined || Number(bits) <= (version === 4 ? 32 : 128));
};
const proxyNames = ['loopback', 'linklocal', 'uniquelocal'];
const listed = v.transform((value: string) => value.split(',').map((part) => part.trim()));
const trustedProxies = v.pipe(
  text,
  v.check(
    (value) =>
      /^\d{1,2}$/.test(value) ||
      value
        .split(',')
        .every((part) => proxyNames.includes(part.trim()) || isAddressOrRange(part.trim())),
    'must be a number of proxies, or addresses and ranges such as 10.0.0.0/8 with commas between',
  ),
  v.transform((value) =>
    /^\d+$/.test(value) ? Number(value) : value.split(',').map((part) => part.trim()),
  ),
);
const origins = v.pipe(
  text,
  listed,
  v.everyItem(
    (part) => part === '*' || /^https?:\/\/[^/\s]+$/.test(part),
    'must be origins such as https://example.org with commas between, or *',
  ),
);

const developmentOrigins = v.pipe(
  text,
  listed,
  v.everyItem(
    (part) => part === 'loopback' || /^https?:\/\/[^/\s]+$/.test(part),
    'must be loopback, or origins such as https://elif.example:3103 with commas between',
  ),
);

const modulePlace = v.pipe(
  text,
  v.regex(
    /^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[\w./-]*)?$/,
    'must be s3://bucket or s3://bucket/prefix, or empty for DATA_DIR',
  ),
  v.transform((place) => {
    const [bucket = '', ...path] = place.slice('s3://'.length).split('/');
    const prefix = path.filter(Boolean).join('/');
    return { bucket, prefix: prefix && `${prefix}/` };
  }),
);

const environmentSchema = v.pipe(
  v.object({
    PORT: v.optional(port, '3000'),
    HOST: v.optional(text, '0.0.0.0'),
    DATA_DIR: v.optional(
      v.pipe(
        text,
        v.transform((folder) => resolve(folder)),
      ),
      './data',
    ),
    /** Where versions and registry live, for several servers; absent: under `DATA_DIR`. */
    MODULE_STORE: v.optional(modulePlace),
    /** The address visitors use, for canonical links and the sitemap. */
    PUBLIC_URL: v.optional(httpAddress),
    LOG_LEVEL: v.optional(
      v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'must be a log level'),
      'info',
    ),
    SEARCH_PROVIDER: v.optional(
      v.picklist(['catalogue', 'serper', 'serpapi'], 'must be catalogue, serper or serpapi'),
      'catalogue',
    ),
    SERPER_API_KEY: v.optional(text),
    SERPER_BASE_URL: v.optional(httpAddress),
    SERPAPI_API_KEY: v.optional(text),
    SERPAPI_BASE_URL: v.optional(httpAddress),
    OPENAI_API_KEY: v.optional(text),
    OPENAI_BASE_URL: v.optional(httpAddress),
    OPENAI_MODEL: v.optional(text, 'gpt-3.5-turbo'),
    OPENAI_MAX_TOKENS_FIELD: v.optional(
      v.picklist(
        ['max_tokens', 'max_completion_tokens'],
        'must be max_tokens or max_completion_tokens',
      ),
      'max_tokens',
    ),
    /** Whether the embedded guide answers while the chat service is down. */
    CHAT_FALLBACK: v.optional(flag, 'off'),
    /** Who reads what visitors say: the service that also speaks, or the service for the guide that chooses. */
    CHAT_UNDERSTANDING: v.optional(
      v.picklist(['guide', 'provider'], 'must be guide or provider'),
      'guide',
    ),
    DATABASE_URL: v.optional(postgresAddress),
    DATABASE_REPLICA_URL: v.optional(postgresAddress),
    REDIS_URL: v.optional(redisAddress),
    /** How many proxies, or which addresses, are believed about the visitor's own address. */
    TRUST_PROXY: v.optional(trustedProxies, 'loopback'),
    SEARCH_DAILY_LIMIT: v.optional(count),
    CHAT_DAILY_LIMIT: v.optional(count),
    /** Asked of whoever wants `/metrics` or `/status` from another machine. */
    METRICS_TOKEN: v.optional(text),
    /** Pages of other hosts that may search: origins with commas between, or `*`. */
    CORS_ORIGINS: v.optional(origins),
    /** From where a developer's machine may bring a module into this site, for itself; absent: from nowhere. */
    DEVELOPMENT_ORIGINS: v.optional(developmentOrigins),
    /** Whether the inspector of the composed site may be opened. */
    INSPECTOR: v.optional(flag, 'off'),
  }),
);

/** Everything the server takes from its surroundings, checked. */
export type Environment = v.InferOutput<typeof environmentSchema>;

/** A variable the server cannot work with; the message is one line that names it and hides its value. */
export class UnusableEnvironment extends Error {}

/** Reads the environment once. An empty value counts as unset. Throws `UnusableEnvironment`. */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = v.safeParse(environmentSchema, given);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new UnusableEnvironment(`${v.getDotPath(issue) ?? 'environment'} ${issue.message}`);
}
