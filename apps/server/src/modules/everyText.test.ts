import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.texts.ts'))
  .toSorted();

type Sentence = (...told: unknown[]) => unknown;

/** Some sentences count, others list. */
function said(sentence: Sentence): unknown {
  try {
    return sentence(2, 3, 4, 5);
  } catch {
    return sentence(['甲'], ['乙'], ['丙']);
  }
}

/** The paths of texts that say nothing. */
function emptyIn(value: unknown, path: string): string[] {
  if (typeof value === 'function') return emptyIn(said(value as Sentence), `${path}()`);
  if (value === '' || value === undefined || value === null) return [path];
  if (typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, one]) => emptyIn(one, `${path}.${name}`));
}

it.each(files)('%s: every text says something', async (file) => {
  const exported = (await import(join(__dirname, file))) as object;
  expect(emptyIn(exported, file)).toEqual([]);
});
