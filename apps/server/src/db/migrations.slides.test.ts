import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asc, sql } from 'drizzle-orm';
import { courseware } from '../modules/learning/course/course.tables';
import { migrationsFolder } from '../testing/migrationsFolder';
import { useTestApp } from '../testing/useTestApp';

const test = useTestApp();

const items = (...slideIds: number[]) => ({
  type: 32 as const,
  content: { type: 32 as const, slideIds },
});

it('of libraries that courses named, the update makes their slides in their order', async () => {
  const { db } = test.database;
  const other = { type: 48 as const, content: { type: 48 as const, specimenIds: [7] } };
  await test.given({
    organisations: [{}],
    slides: [
      { id: 7, slides: [{ place: 2 }, { place: 1 }, { isShown: false }] },
      { id: 9, slides: [{}] },
      { id: 11, organisationId: 1, slides: [{}] },
    ],
    courses: [{ chapters: [{ items: [items(9, 7), items(8), items(11), items(), other] }] }],
  });
  const migration = readFileSync(join(migrationsFolder, '0056_courses_name_slides.sql'), 'utf8');
  const [change = ''] = migration.split('--> statement-breakpoint');
  await db.execute(sql.raw(change));
  const rows = await db.select().from(courseware).orderBy(asc(courseware.id));
  expect(rows.map(({ content }) => content)).toEqual([
    // The second comes first by its place; the third is not shown.
    items(4, 2, 1).content,
    items().content,
    items().content,
    items().content,
    other.content,
  ]);
});
