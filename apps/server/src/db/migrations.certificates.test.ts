import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asc, sql } from 'drizzle-orm';
import { course } from '../modules/learning/course/course.tables';
import { migrationsFolder } from '../testing/migrationsFolder';
import { useTestApp } from '../testing/useTestApp';

const test = useTestApp();
const film = { type: 1 as const, durationS: 60 };
const lesson = { type: 64 as const };
const of = (...items: object[]) => ({ certificateShare: 80, chapters: [{ items }] });

it('a course of which more than half is marked by hand keeps its certificate within reach', async () => {
  const { db } = test.database;
  await test.given({
    courses: [
      of(film, lesson, {}, {}),
      of(film, {}, {}),
      of({}, {}),
      of(),
      { ...of({}, {}), certificateShare: null },
      // Nothing is known yet of how long it runs.
      of({ type: 1 as const }),
    ],
  });
  const migration = readFileSync(join(migrationsFolder, '0092_certificate_waits.sql'), 'utf8');
  const change = migration.split('--> statement-breakpoint').at(-1) ?? '';
  await db.execute(sql.raw(change));
  const rows = await db.select().from(course).orderBy(asc(course.id));
  const counting = [false, true, true, false, false, true];
  expect(rows.map(({ countsByHand }) => countsByHand)).toEqual(counting);
});
