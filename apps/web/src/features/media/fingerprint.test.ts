import { fingerprintOf } from './fingerprint';

/** Adds `arrayBuffer`, which is missing in jsdom. */
const withBytes = (parts: string[], name: string, lastModified = 1) => {
  const file = new File(parts, name, { lastModified });
  const bytes = new TextEncoder().encode(parts.join(''));
  const head = { arrayBuffer: async () => bytes.buffer as ArrayBuffer } as Blob;
  return Object.assign(file, { slice: () => head });
};

it('knows a file again, and no other', async () => {
  const one = await fingerprintOf(withBytes(['abc'], '心动周期.mp4'));
  expect(one).toMatch(/^v1:3:1:[\da-f]{16}:[\da-f]{16}$/);
  expect(await fingerprintOf(withBytes(['abc'], '心动周期.mp4'))).toBe(one);
  expect(await fingerprintOf(withBytes(['abd'], '心动周期.mp4'))).not.toBe(one);
  expect(await fingerprintOf(withBytes(['abc'], '心动周期2.mp4'))).not.toBe(one);
  expect(await fingerprintOf(withBytes(['abc'], '心动周期.mp4', 2))).not.toBe(one);
});
