import { test as base } from '../../../../../tools/journeys/test';

/** An address from a range that is set aside for trials, the same for each run of a test. */
function addressOf(testId: string) {
  const number = [...testId].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 65_536, 7);
  return `198.18.${number >> 8}.${number & 255}`;
}

/**
 * Each test comes from a household of its own: the server counts failed logins by address, and one
 * test's wrong passwords must not cost another one a puzzle.
 */
export const test = base.extend({
  extraHTTPHeaders: async ({ baseURL: _site }, provide, { testId, repeatEachIndex }) => {
    await provide({ 'x-forwarded-for': addressOf(`${testId}${repeatEachIndex}`) });
  },
});
