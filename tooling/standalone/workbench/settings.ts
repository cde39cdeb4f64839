import * as v from 'valibot';

/** How QA looks at a scenario. Everything is in the address, so that a link shows the same. */
const settingsSchema = v.object({
  /** The page's width in pixels; absent: the window's. */
  width: v.fallback(v.optional(v.picklist(['360', '768', '1280'])), undefined),
  theme: v.fallback(v.optional(v.picklist(['light', 'dark'])), undefined),
  motion: v.fallback(v.optional(v.literal('reduce')), undefined),
  colours: v.fallback(v.optional(v.literal('forced')), undefined),
  text: v.fallback(v.optional(v.picklist(['150', '200'])), undefined),
  /** Milliseconds added to every answer. */
  latency: v.fallback(v.optional(v.picklist(['500', '2000', '8000'])), undefined),
  /** How every call fails. */
  fault: v.fallback(v.optional(v.picklist(['network', 'status', 'never'])), undefined),
  /** Stands still once the state is there: for pictures. */
  clock: v.fallback(v.optional(v.literal('still')), undefined),
  /** Without the bar: for pictures, and for the page inside a width. */
  bar: v.fallback(v.optional(v.literal('off')), undefined),
});

export type Settings = v.InferOutput<typeof settingsSchema>;
export type SettingName = keyof Settings;

const prefix = 'qa-';
const scenarioName = 'scenario';

/** The scenario that an address names, and how it is to be looked at. */
export function readAddress(search: string): {
  readonly scenario?: string;
  readonly settings: Settings;
} {
  const parameters = new URLSearchParams(search);
  const own = [...parameters].filter(([name]) => name.startsWith(prefix));
  const scenario = parameters.get(scenarioName);
  return {
    ...(scenario === null ? {} : { scenario }),
    settings: v.parse(
      settingsSchema,
      Object.fromEntries(own.map(([name, value]) => [name.slice(prefix.length), value])),
    ),
  };
}

/** An address as the module sees it: without what is QA's own. */
export function withoutWorkbench(address: string): string {
  const { path, parameters, hash } = split(address);
  const kept = parameters.filter((parameter) => !isOwn(parameter));
  return `${path}${kept.length > 0 ? `?${kept.join('&')}` : ''}${hash}`;
}

/** An address as the browser shows it: with the scenario and how it is looked at. */
export function withWorkbench(address: string, scenario: string, settings: Settings): string {
  const { path, parameters, hash } = split(withoutWorkbench(address));
  const own = Object.entries(settings).flatMap(([name, value]) =>
    value === undefined ? [] : [`${prefix}${name}=${value}`],
  );
  return `${path}?${[...parameters, `${scenarioName}=${scenario}`, ...own].join('&')}${hash}`;
}

// The module's own part stays letter for letter as the module wrote it.
function split(address: string) {
  const [rest = '', ...hash] = address.split('#');
  const [path = '', ...query] = rest.split('?');
  const parameters = query.join('?').split('&').filter(Boolean);
  return { path, parameters, hash: hash.length > 0 ? `#${hash.join('#')}` : '' };
}

const isOwn = (parameter: string) =>
  parameter.startsWith(`${scenarioName}=`) || parameter.startsWith(prefix);
