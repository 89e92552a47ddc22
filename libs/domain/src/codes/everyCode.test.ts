import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .toSorted();

/** What of a list of codes says nothing, by the way that leads there. */
function emptyIn(value: unknown, way: string): string[] {
  if (value === '') return [way];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => emptyIn(one, `${way}.${name}`));
}

it.each(files)('%s: every code has its words', async (file) => {
  const exported = (await import(join(__dirname, file))) as object;
  expect(emptyIn(exported, file)).toEqual([]);
});

it('nothing is kept in a browser under the name of something else', async () => {
  const { localKeys, sessionKeys, emergencyLocalKeys, emergencySessionKeys } =
    await import('./base/storageKeys');
  const here = [Object.values(localKeys), Object.values(sessionKeys)].flat();
  const there = [Object.values(emergencyLocalKeys), Object.values(emergencySessionKeys)].flat();
  expect(here.filter((name) => (there as string[]).includes(name))).toEqual([]);
  expect(new Set(here).size).toBe(here.length);
  expect(new Set(there).size).toBe(there.length);
});
