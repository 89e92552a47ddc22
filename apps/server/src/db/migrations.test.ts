import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { migrationsFolder } from '../testing/migrationsFolder';
import * as schema from './schema';

const read = (...path: string[]) =>
  JSON.parse(readFileSync(join(migrationsFolder, ...path), 'utf8')) as unknown;

interface Journal {
  entries: { idx: number; when: number }[];
}

it('no table has changed without a migration', async () => {
  const { entries } = read('meta', '_journal.json') as Journal;
  const newest = `${String(entries.at(-1)?.idx ?? 0).padStart(4, '0')}_snapshot.json`;
  const before = read('meta', newest) as ReturnType<typeof generateDrizzleJson>;
  const now = generateDrizzleJson(schema, before.id, undefined, 'snake_case');
  expect(await generateMigration(before, now)).toEqual([]);
});

it('each migration is dated after the one before: an older one would be left out', () => {
  const { entries } = read('meta', '_journal.json') as Journal;
  const dates = entries.map(({ when }) => when);
  expect(dates).toEqual([...new Set(dates)].sort((one, other) => one - other));
});
