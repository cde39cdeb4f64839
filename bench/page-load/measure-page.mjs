/** The visitor's side of the measurement: a middling phone on a middling mobile network. */
export const conditions = { roundTrip: 150, megabitsPerSecond: 1.6, cpuSlowdown: 4 };

/**
 * @typedef {object} PageFigures
 * @property {number} scriptBytes as sent, compressed
 * @property {number} requests until the page answered
 * @property {number} depth longest chain of requests each of which needed the one before
 * @property {number} firstPaint first contentful paint, ms
 * @property {number} largestPaint largest contentful paint, ms
 * @property {number} answersClick until React answers events on the page's own controls, ms
 */

/**
 * Loads an address once in a fresh browser profile.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {{ scripts?: boolean }} [how] without its scripts a page answers nothing
 * @returns {Promise<PageFigures>}
 */
export async function measurePage(browser, address, { scripts = true } = {}) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'tr-TR',
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const network = await watchNetwork(session);
    await session.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpuSlowdown });
    if (!scripts) await session.send('Network.setBlockedURLs', { urls: ['*.js'] });
    await page.addInitScript(watchPage);
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForFunction(
      (answers) =>
        (!answers || Reflect.get(window, 'denkAnswersClick') > 0) &&
        Reflect.get(window, 'denkLargestPaint') > 0,
      scripts,
      { timeout: 30_000 },
    );
    // What is painted late is waited for; a page that never rests is measured as it is.
    await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => {
      console.log(`  ${address} does not rest`);
    });
    const { origin, firstPaint, largestPaint, answersClick } = await page.evaluate(() => ({
      origin: performance.timeOrigin,
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      largestPaint: Number(Reflect.get(window, 'denkLargestPaint')),
      answersClick: Number(Reflect.get(window, 'denkAnswersClick')),
    }));
    // What comes once the page answers is not what it waited for, however late one looks.
    const needed = network.until(scripts ? origin + answersClick : Infinity);
    return { ...needed, firstPaint, largestPaint, answersClick };
  } finally {
    await context.close();
  }
}

/** Runs in the page, before anything else. */
function watchPage() {
  const note = (/** @type {string} */ name, /** @type {number} */ value) =>
    Reflect.set(window, name, value);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) note('denkLargestPaint', entry.startTime);
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const look = () => {
    const controls = document.querySelectorAll(
      '#icerik a, #icerik button, #icerik input, #icerik textarea',
    );
    const answers = [...controls].some((control) =>
      Object.keys(control).some((key) => key.startsWith('__reactProps')),
    );
    if (answers) note('denkAnswersClick', performance.now());
    else setTimeout(look, 10);
  };
  look();
}

/** @param {import('@playwright/test').CDPSession} session */
async function watchNetwork(session) {
  /** @type {Map<string, { url: string, script: boolean, depth: number, bytes: number, at: number }>} */
  const requests = new Map();
  /** @type {Map<string, number>} */
  const depthOf = new Map();
  session.on('Network.requestWillBeSent', ({ requestId, request, initiator, type, wallTime }) => {
    if (!request.url.startsWith('http')) return;
    const causes = [initiator.url, ...(initiator.stack?.callFrames ?? []).map(({ url }) => url)];
    // A preloaded file is known from the document; the script that later uses it does not ask again.
    const cause = causes.find((url) => url && depthOf.has(url));
    const depth = cause ? (depthOf.get(cause) ?? 0) + 1 : 1;
    if (!depthOf.has(request.url)) depthOf.set(request.url, depth);
    const [url, script, at] = [request.url, type === 'Script', wallTime * 1000];
    requests.set(requestId, { url, script, depth, bytes: 0, at });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  const bytesPerSecond = (conditions.megabitsPerSecond * 1_000_000) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: conditions.roundTrip,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond / 2,
  });
  return {
    until: (/** @type {number} */ moment) => {
      const asked = [...requests.values()].filter(({ at }) => at < moment);
      const seen = [...new Map(asked.map((request) => [request.url, request])).values()];
      return {
        scriptBytes: seen.reduce((sum, { script, bytes }) => sum + (script ? bytes : 0), 0),
        requests: seen.length,
        depth: Math.max(0, ...seen.map(({ depth }) => depth)),
      };
    },
  };
}
