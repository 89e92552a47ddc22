import { and, desc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { likePattern } from '../../../db/likePattern';
import { type Paged, rowsOf } from '../../../db/paged';
import { course } from '../../learning/course/course.tables';
import { audience, audienceGroup } from '../../school/audience/audience.tables';

interface Asked extends Paged {
  classId: number;
  organisationId: number;
  now: Date;
  keyword?: string | undefined;
}

/** A course that everybody of the school may learn, or that names this class. */
const isForClass = ({ classId, organisationId }: Pick<Asked, 'classId' | 'organisationId'>) =>
  // In a part of its own: a column that stands in a selected `sql` itself loses its table's name.
  sql<boolean>`exists (select 1 from ${audience} a where a.id = ${sql`${course.audienceId}`} and (
    a.kind = 'everybody'
    or (a.kind = 'organisation' and a.organisation_id = ${organisationId}::int)
    or exists (select 1 from ${audienceGroup} g
      where g.audience_id = a.id and g.teaching_class_id = ${classId}::int)))`;

const isOffered = ({ organisationId, now }: Pick<Asked, 'organisationId' | 'now'>) =>
  and(
    eq(course.organisationId, organisationId),
    lte(course.publishedAt, now),
    isNull(course.withdrawnAt),
  );

/** Published courses of the school, those of this class first. */
export function selectCourses(db: Db, { keyword, ...asked }: Asked) {
  const words = keyword?.trim();
  const { limit, offset } = rowsOf(asked);
  const isIt = isForClass(asked);
  return db
    .select({
      id: course.id,
      name: course.name,
      isForClass: isIt,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(course)
    .where(
      and(isOffered(asked), words ? sql`${course.name} ilike ${likePattern(words)}` : undefined),
    )
    .orderBy(desc(isIt), desc(course.id))
    .limit(limit)
    .offset(offset);
}

export async function findCourse(db: Db, id: number, asked: Omit<Asked, keyof Paged | 'keyword'>) {
  const rows = await db
    .select({ isForClass: isForClass(asked) })
    .from(course)
    .where(and(eq(course.id, id), isOffered(asked)));
  return rows[0] ?? null;
}
