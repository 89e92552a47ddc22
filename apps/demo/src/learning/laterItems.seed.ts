import { itemRules } from '@cheese/domain/rules/learning/itemRules';
import type { Db } from '@cheese/server/db/database';
import { exam } from '@cheese/server/modules/exam/exam/exam.tables';
import { courseware } from '@cheese/server/modules/learning/course/course.tables';
import type { CoursewareContent } from '@cheese/server/modules/learning/course/courseware.content';
import { patientCase } from '@cheese/server/modules/training/patient/patient.tables';
import { drill } from '@cheese/server/modules/training/drill/drill.tables';
import { desc, eq } from 'drizzle-orm';
import type { Seed } from '../planting/seed';
import { seedShelf } from '../shop/commodity/shelf';
import { type LaterItem, laterItems } from './laterItems';
import { productIdOf } from './productIdOf';

/** At the end of the last chapter of courses that were planted before there were such items. */
export const seedLaterItems: Seed = {
  area: 'laterItems',
  async plant({ db }) {
    for (const item of laterItems) await plantItem(db, item);
  },
};

async function plantItem(db: Db, { course, title, opens }: LaterItem) {
  const courseId = productIdOf(seedShelf[1], course);
  const content = await contentOf(db, opens);
  const [last] = await db
    .select()
    .from(courseware)
    .where(eq(courseware.courseId, courseId))
    .orderBy(desc(courseware.id))
    .limit(1);
  // Somebody may have emptied the course, or taken the thing away, since.
  if (!last || !content) return;
  const { chapterId, place } = last;
  const rule = itemRules[content.type][0];
  const { type } = content;
  await db
    .insert(courseware)
    .values({ courseId, chapterId, place: place + 1, type, title, rule, content });
}

async function contentOf(db: Db, opens: LaterItem['opens']): Promise<CoursewareContent | null> {
  switch (opens.type) {
    case 16:
      return { type: 16, simulationId: productIdOf(seedShelf[8], opens.simulation) };
    case 128:
      return { type: 128, thingIds: [productIdOf(seedShelf[16], opens.model)] };
    case 256:
      return found(256, await db.select().from(drill).where(eq(drill.key, opens.drill)));
    case 512: {
      const rows = await db.select().from(patientCase).where(eq(patientCase.key, opens.patient));
      return found(512, rows);
    }
    case 1024: {
      const isIt = eq(exam.title, opens.exam);
      return found(1024, await db.select().from(exam).where(isIt));
    }
  }
}

function found(
  type: 256 | 512 | 1024,
  rows: readonly { id: number; organisationId: number | null }[],
): CoursewareContent | null {
  const ours = rows.find(({ organisationId }) => organisationId === null);
  return ours ? { type, thingIds: [ours.id] } : null;
}
