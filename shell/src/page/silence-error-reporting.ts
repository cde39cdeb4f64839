import { errorReportingHosts } from './error-reporting-hosts';

/** Where requests start: a window, or what stands for one in a test. */
export interface RequestSources {
  fetch: typeof fetch;
  readonly XMLHttpRequest: typeof XMLHttpRequest;
  readonly navigator: Pick<Navigator, 'sendBeacon'>;
  readonly location: Pick<Location, 'href'>;
}

/**
 * Answers requests to error-reporting hosts with an empty success in the browser; none of them leaves it
 * (docs/product.md#when-a-module-fails). All other requests go their way untouched.
 */
export function silenceErrorReporting(page: RequestSources): void {
  const isReport = (address: string | URL) => reportsErrors(address, page.location.href);
  silenceFetch(page, isReport);
  silenceBeacons(page, isReport);
  silenceXhr(page, isReport);
}

/** Whether an address belongs to an error-reporting host. */
export function reportsErrors(address: string | URL, base: string): boolean {
  if (!URL.canParse(String(address), base)) return false;
  const { hostname } = new URL(address, base);
  return errorReportingHosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}

type IsReport = (address: string | URL) => boolean;

function silenceFetch(page: RequestSources, isReport: IsReport): void {
  const send = page.fetch;
  page.fetch = (input, init) =>
    isReport(typeof input === 'object' && 'url' in input ? input.url : input)
      ? Promise.resolve(new Response(null, { status: 200 }))
      : send.call(page, input, init);
}

function silenceBeacons({ navigator }: RequestSources, isReport: IsReport): void {
  const send = navigator.sendBeacon;
  if (!send) return;
  navigator.sendBeacon = (address, data) =>
    isReport(address) || send.call(navigator, address, data);
}

function silenceXhr({ XMLHttpRequest }: RequestSources, isReport: IsReport): void {
  const { open, send } = XMLHttpRequest.prototype;
  const reports = new WeakSet<XMLHttpRequest>();
  // `open` has two shapes; both are handed on as they came.
  XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, ...request: unknown[]) {
    const address = request[1];
    if ((typeof address === 'string' || address instanceof URL) && isReport(address)) {
      reports.add(this);
    } else {
      reports.delete(this);
    }
    Reflect.apply(open, this, request);
  };
  XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, body) {
    if (!reports.has(this)) {
      send.call(this, body);
      return;
    }
    queueMicrotask(() => answerEmpty(this));
  };
}

const emptySuccess = {
  readyState: 4,
  status: 200,
  statusText: 'OK',
  response: '',
  responseText: '',
};

function answerEmpty(request: XMLHttpRequest): void {
  for (const [name, value] of Object.entries(emptySuccess)) {
    Object.defineProperty(request, name, { configurable: true, value });
  }
  for (const event of ['readystatechange', 'load', 'loadend']) {
    request.dispatchEvent(new Event(event));
  }
}
