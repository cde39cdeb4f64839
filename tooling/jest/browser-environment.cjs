const { default: JsdomEnvironment } = require('jest-environment-jsdom');

/** Web interfaces that browsers and Node have and jsdom leaves out. */
const missing = {
  TextEncoder,
  TextDecoder,
  TextDecoderStream,
  ReadableStream,
  WritableStream,
  TransformStream,
  Response,
  Request,
  Headers,
  structuredClone,
};

/** jsdom, completed. There is no network in it: a test says what `fetch` answers. */
module.exports = class BrowserEnvironment extends JsdomEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    for (const [name, value] of Object.entries(missing)) this.global[name] ??= value;
    this.global.fetch ??= () => Promise.reject(new TypeError('no network in tests'));
  }
};
