import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { newsArticle } from '../modules/content/news/news.tables';
import { migrationsFolder } from '../testing/migratedDump';
import { useTestApp } from '../testing/useTestApp';

const test = useTestApp();

it('titles whose letters stand for several are indexed anew after the update', async () => {
  await test.given({ news: [{ title: '心率㎐的测量' }, { title: '心率的测量' }] });
  const { db } = test.database;
  await db.update(newsArticle).set({ searched: 'as an older version stored it' });
  const migration = readFileSync(join(migrationsFolder, '0009_renewed_certificates.sql'), 'utf8');
  const changes = migration
    .split('--> statement-breakpoint')
    .filter((statement) => statement.includes('UPDATE'));
  for (const change of changes) await db.execute(sql.raw(change));
  const rows = await db.select().from(newsArticle).orderBy(newsArticle.id);
  expect(rows.map(({ searched }) => searched === '')).toEqual([true, false]);
});
