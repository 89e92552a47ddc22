import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packGlb, someGltf } from '@cheese/model-files/testing/glb';
import { takenApart, type TakeLimits } from '../../../ports/taking';
import { takeModelFile } from '../../../testing/files/heavyWorkFile';

const MB = 1024 ** 2;
const glb = packGlb(someGltf());
const plenty: TakeLimits = {
  timeMs: { least: 60_000, perMb: 0 },
  memoryBytes: { least: 500 * MB, perByte: 0 },
};

/** Converts in a separate process, as for an uploaded file. */
function taken(bytes: Uint8Array, limits = plenty, stopping = new AbortController().signal) {
  const folder = mkdtempSync(join(tmpdir(), 'model-'));
  const path = join(folder, 'brought');
  writeFileSync(path, bytes);
  const told: number[] = [];
  const work = { path, name: '心脏 模型.glb', bytes: bytes.length, folder, stopping };
  const done = takenApart(takeModelFile, limits)({ ...work, tell: (share) => told.push(share) });
  return { done, told };
}

it('makes a model with its parts by name, and tells how far it is', async () => {
  const { done, told } = taken(glb);
  const { parts, report } = await done;
  expect(parts.map(({ name }) => name)).toEqual(['心脏', '左心室', '右心室']);
  expect(report).toMatchObject({ bytesBefore: glb.length, triangles: 24 });
  // Lines that come in one piece are told by their last, so only the order and the end are certain.
  expect(told).toEqual([...told].sort((a, b) => a - b));
  expect(told.at(-1)).toBe(100);
}, 60_000);

it.each([
  ['what is cut off', glb.subarray(0, -40), plenty, 'broken'],
  ['what nobody knows', Buffer.from('MZ of something else'), plenty, 'unknown'],
  [
    'what takes more memory',
    glb,
    { ...plenty, memoryBytes: { least: 24 * MB, perByte: 0 } },
    'memory',
  ],
  ['what takes too long', glb, { ...plenty, timeMs: { least: 50, perMb: 0 } }, 'timedOut'],
] as const)(
  'refuses %s in a word',
  async (_what, bytes, limits, reason) => {
    await expect(taken(bytes, limits).done).rejects.toMatchObject({ reason });
  },
  60_000,
);

it('ends at once where the work is called off', async () => {
  const stop = new AbortController();
  const { done } = taken(glb, plenty, stop.signal);
  stop.abort();
  await expect(done).rejects.toThrow('the work was broken off');
});
