import { reportsSchema } from '@denk/shared/contract';
import * as v from 'valibot';

/** A request that code of a page made, or a problem that was heard of. */
export interface Heard {
  /** `<module> <version>` whose code it was; `page` where nobody can be told. */
  readonly by: string;
  readonly what: string;
  /** How it ended; absent while it is under way. */
  outcome?: string;
  isProblem: boolean;
  readonly isCall?: boolean;
}

/** A window, or what stands for one in a test. */
type Page = Pick<Window, 'fetch' | 'addEventListener'> & {
  readonly navigator: Pick<Navigator, 'sendBeacon'>;
  readonly performance: Pick<Performance, 'now'>;
  readonly location: Pick<Location, 'origin'>;
};

/** The module and version whose code stands nearest in a stack; the shell's, where no module's does: it hands calls on. */
export function callerOf(stack: string | undefined): string {
  const callers = [...(stack ?? '').matchAll(/\/modules\/([\w-]+)\/([^/\s]+)\//g)].map(
    ([, module, version]) => `${module} ${version}`,
  );
  return callers.find((caller) => !caller.startsWith('shell ')) ?? callers[0] ?? 'page';
}

/** Hears of every call and every failure from now on; the page goes on as it would. */
export function listenTo(page: Page, changed: () => void): readonly Heard[] {
  const heard: Heard[] = [];
  const add = (one: Heard) => {
    heard.push(one);
    changed();
    return one;
  };
  const send = page.fetch;
  page.fetch = async (input, init) => {
    const { method, address } = asked(input, init, page.location.origin);
    // Files are told of by what they weigh.
    if (/\/modules\//.test(address)) return send.call(page, input, init);
    const by = callerOf(new Error().stack);
    const call = add({ by, what: `${method} ${address}`, isProblem: false, isCall: true });
    const start = page.performance.now();
    const end = (outcome: string, isProblem: boolean) => {
      call.outcome = `${outcome} · ${Math.round(page.performance.now() - start)} ms`;
      call.isProblem = isProblem;
      changed();
    };
    try {
      const answer = await send.call(page, input, init);
      end(String(answer.status), !answer.ok);
      return answer;
    } catch (error) {
      end(String(error), true);
      throw error;
    }
  };
  const beacon = page.navigator.sendBeacon;
  page.navigator.sendBeacon = (address, data) => {
    // What the shell reports of a module is what the module did wrong.
    if (data instanceof Blob) void data.text().then((text) => reported(text).forEach(add));
    return beacon.call(page.navigator, address, data);
  };
  page.addEventListener('error', ({ error, message, filename }) => {
    const stack = error instanceof Error ? error.stack : filename;
    if (message) add({ by: callerOf(stack), what: message, isProblem: true });
  });
  page.addEventListener('unhandledrejection', ({ reason }) => {
    const stack = reason instanceof Error ? reason.stack : undefined;
    add({ by: callerOf(stack), what: String(reason), isProblem: true });
  });
  return heard;
}

function asked(input: RequestInfo | URL, init: RequestInit | undefined, origin: string) {
  const isRequest = typeof input === 'object' && 'url' in input;
  const address = isRequest ? input.url : String(input);
  const method = init?.method ?? (isRequest ? input.method : 'GET');
  return { method, address: address.replace(origin, '') };
}

const told: Readonly<Record<string, string>> = {
  load: 'yüklenemedi',
  hydrate: 'sunucunun çizdiğini devralamadı',
  render: 'çizilirken hata verdi',
};

/** The failures in a report of the shell. */
export function reported(text: string): Heard[] {
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    return [];
  }
  const parsed = v.safeParse(reportsSchema, said);
  if (!parsed.success) return [];
  return parsed.output.reports
    .filter(({ kind }) => kind !== 'shown')
    .map(({ module, version, kind, cause }) => ({
      by: `${module} ${version}`,
      what: told[kind] ?? kind,
      ...(cause ? { outcome: cause } : {}),
      isProblem: true,
    }));
}
