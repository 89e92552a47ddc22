/** jsdom with what a real browser has and jsdom lacks, handed over from Node. */
const { TestEnvironment } = require('jest-environment-jsdom');

// Not MessageChannel: Node's keeps jest from exiting.
const lent = ['TextEncoder', 'TextDecoder', 'fetch', 'Request', 'Response', 'Headers'];
const lentToo = ['structuredClone', 'ReadableStream', 'TransformStream', 'WritableStream'];

module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of [...lent, ...lentToo]) {
      this.global[name] ??= globalThis[name];
    }
  }
};
