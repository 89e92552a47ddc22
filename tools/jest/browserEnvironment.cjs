/** jsdom with what a real browser has and jsdom lacks, handed over from Node. */
// Before jsdom takes its own by name.
require('./quickStyles.cjs');
const { openIn } = require('./libraries.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');

// Not MessageChannel: Node's keeps jest from exiting.
const { TextEncoder, TextDecoder, fetch, Request, Response, Headers } = globalThis;
const { structuredClone, ReadableStream, TransformStream, WritableStream } = globalThis;
const web = { TextEncoder, TextDecoder, fetch, Request, Response, Headers, structuredClone };
const streams = { ReadableStream, TransformStream, WritableStream };

module.exports = class BrowserEnvironment extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    openIn(/** @type {import("node:vm").Context} */ (this.getVmContext()), this.global);
    for (const [name, value] of Object.entries({ ...web, ...streams })) {
      if (!(name in this.global)) Object.assign(this.global, { [name]: value });
    }
  }
};
