import { documentScripts } from './document-scripts';

const folder = 'http://localhost/modules/mf-a/1.0.0/';
const bring = (address: string) => {
  const script = document.createElement('script');
  script.defer = true;
  // Not run in tests: the address alone counts.
  script.type = 'text/plain';
  script.src = address;
  return document.head.appendChild(script);
};
const isSettled = async (promise: Promise<unknown>) =>
  Promise.race([promise.then(() => true), new Promise((resolve) => setTimeout(resolve, 0, false))]);

afterEach(() => document.head.replaceChildren());

test('waits for the scripts of a folder that come after its own, whether they run or fail', async () => {
  bring('/modules/shell/1.0.0/before.js');
  const own = bring('/modules/shell/1.0.0/main.js');
  const [entry, page] = ['remoteEntry.js', 'page.js'].map((file) => bring(folder + file));
  bring('/modules/mf-b/1.0.0/remoteEntry.js');
  const brought = documentScripts(document, own)(folder);
  entry?.dispatchEvent(new Event('load'));
  expect(await isSettled(brought)).toBe(false);
  page?.dispatchEvent(new Event('error'));
  expect(await isSettled(brought)).toBe(true);
});

test('waits for nothing where the document brings nothing of a folder', async () => {
  const own = bring('/modules/shell/1.0.0/main.js');
  expect(await isSettled(documentScripts(document, own)(folder))).toBe(true);
});
