import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeOldDocument } from '../../../testing/files/makeCompound';
import { makeOle } from '../../../testing/files/makeDocuments';
import { isOldLocked } from './oldLock';

const folder = mkdtempSync(join(tmpdir(), 'cheese-locks-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function isLocked(content: Buffer) {
  const path = join(folder, 'file');
  writeFileSync(path, content);
  const file = await open(path);
  return isOldLocked(file).finally(() => file.close());
}

it.each(['doc', 'xls', 'ppt'] as const)('a %s with a password says so', async (kind) => {
  expect(await isLocked(makeOldDocument(kind, true))).toBe(true);
  expect(await isLocked(makeOldDocument(kind, false))).toBe(false);
});

it('what is broken, cut off or leads in circles is not taken for locked', async () => {
  const whole = makeOldDocument('ppt', true);
  const circle = Buffer.from(whole);
  // The table says of its every sector that the first one follows.
  circle.fill(0, circle.length - 512);
  expect(await isLocked(circle)).toBe(false);
  for (const length of [0, 8, 300, 512, 700]) {
    expect(await isLocked(whole.subarray(0, length))).toBe(false);
  }
  expect(await isLocked(makeOle('WordDocument'))).toBe(false);
});
