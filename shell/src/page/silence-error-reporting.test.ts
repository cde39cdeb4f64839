import {
  reportsErrors,
  silenceErrorReporting,
  type RequestSources,
} from './silence-error-reporting';

const home = 'https://denk.example/results';

/** A page that notes every request that would leave the browser. */
function pageWithNetwork() {
  const left: string[] = [];
  class Xhr extends EventTarget {
    declare readonly status: number;
    declare readonly responseText: string;
    private address = '';
    open(_method: string, address: string | URL) {
      this.address = String(address);
    }
    send() {
      left.push(this.address);
    }
  }
  const page = {
    fetch: (address: string) => {
      left.push(address);
      return Promise.resolve(new Response('from outside', { status: 201 }));
    },
    XMLHttpRequest: Xhr,
    navigator: {
      sendBeacon: (address: string) => {
        left.push(address);
        return true;
      },
    },
    location: { href: home },
  };
  silenceErrorReporting(page as unknown as RequestSources);
  return { page: page as unknown as RequestSources, left };
}

test.each([
  ['https://o1.ingest.sentry.io/api/2/envelope/', true],
  ['https://SENTRY.io/api', true],
  ['//notify.bugsnag.com', true],
  ['https://api.rollbar.com/api/1/item/', true],
  ['/api/suggestions?q=sentry.io', false],
  ['https://notsentry.io/', false],
  ['https://sentry.io.example.com/', false],
  ['https://denk.example/?next=https://sentry.io', false],
  ['http://', false],
])('%s reports errors: %s', (address, expected) => {
  expect(reportsErrors(address, home)).toBe(expected);
});

describe('fetch', () => {
  test('to an error-reporting host – answered empty, never sent', async () => {
    const { page, left } = pageWithNetwork();
    for (const request of [
      'https://sentry.io/api/1',
      new URL('https://sentry.io/api/1'),
      new Request('https://sentry.io/api/1', { method: 'POST', body: '{}' }),
    ]) {
      const answer = await page.fetch(request);
      expect(answer.ok).toBe(true);
      expect(await answer.text()).toBe('');
    }
    expect(left).toEqual([]);
  });

  test('to anywhere else – sent as it is', async () => {
    const { page, left } = pageWithNetwork();
    expect((await page.fetch('/api/products')).status).toBe(201);
    expect(left).toEqual(['/api/products']);
  });
});

test('beacons to error-reporting hosts are swallowed and count as sent', () => {
  const { page, left } = pageWithNetwork();
  expect(page.navigator.sendBeacon('https://nr-data.net/1', 'x')).toBe(true);
  page.navigator.sendBeacon('/metrics-of-ours');
  expect(left).toEqual(['/metrics-of-ours']);
});

describe('XMLHttpRequest', () => {
  test('to an error-reporting host – loads an empty success without sending', async () => {
    const { page, left } = pageWithNetwork();
    const request = new page.XMLHttpRequest();
    const loaded = new Promise((resolve) => request.addEventListener('load', resolve));
    request.open('POST', 'https://sessions.bugsnag.com/');
    request.send('{}');
    await loaded;
    expect([request.status, request.responseText]).toEqual([200, '']);
    expect(left).toEqual([]);
  });

  test('opened again for our own server – sent', () => {
    const { page, left } = pageWithNetwork();
    const request = new page.XMLHttpRequest();
    request.open('POST', 'https://sentry.io/');
    request.open('GET', '/api/suggestions');
    request.send();
    expect(left).toEqual(['/api/suggestions']);
  });
});
