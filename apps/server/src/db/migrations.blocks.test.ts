import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asc, sql } from 'drizzle-orm';
import { bulletBlock } from '../modules/training/bulletComment/bulletComment.tables';
import { migrationsFolder } from '../testing/migrationsFolder';
import { useTestApp } from '../testing/useTestApp';

const test = useTestApp({ modules: { main: [] } });

it('who was blocked stays blocked, although nobody kept what they wrote', async () => {
  const { db } = test.database;
  await test.given({ people: [{}, {}] });
  const before = [
    { words: ['广告'], senderIds: [7, 9], places: [3] },
    { words: [], senderIds: [], places: [] },
  ];
  for (const [at, blocks] of before.entries()) {
    await db.execute(
      sql`insert into bullet_block (person_id, blocks) values (${at + 1}, ${JSON.stringify(blocks)}::jsonb)`,
    );
  }
  const migration = readFileSync(join(migrationsFolder, '0086_blocked_senders.sql'), 'utf8');
  await db.execute(sql.raw(migration));
  const rows = await db.select().from(bulletBlock).orderBy(asc(bulletBlock.personId));
  const nobodyKnows = [7, 9].map((id) => ({ id, text: '' }));
  expect(rows.map(({ blocks }) => blocks)).toEqual([
    { words: ['广告'], senders: nobodyKnows, places: [3] },
    { words: [], senders: [], places: [] },
  ]);
});
