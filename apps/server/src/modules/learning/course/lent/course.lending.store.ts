import { coursewareTypeCodes } from '@cheese/domain/codes/learning/coursewareTypes';
import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import { literal } from '../../../../db/literal';
import type { Db } from '../../../../db/database';
import { prepared } from '../../../../db/prepared';
import type { Person } from '../../../../plugins/access';
import { includes } from '../../../school/audience/audience.door';
import { audience } from '../../../school/audience/audience.tables';
import { course, courseware } from '../course.tables';

/** A slide that a school keeps. */
interface KeptSlide {
  id: number;
  organisationId: number;
}

const inputs = {
  now: sql.placeholder('now'),
  personId: sql.placeholder('personId'),
  organisationId: sql.placeholder('organisationId'),
};
const asked = sql`unnest(${sql.placeholder('slideIds')}::int[], ${sql.placeholder('keeperIds')}::int[])
  as asked (id, keeper_id)`;
const names = sql`${courseware.type} = ${literal(coursewareTypeCodes.slide)}
  and ${courseware.content} -> 'slideIds' @> jsonb_build_array(asked.id)`;

const lent = (db: Db) =>
  db
    .selectDistinct({ id: sql<number>`asked.id` })
    .from(asked)
    .innerJoin(course, sql`${course.organisationId} = asked.keeper_id`)
    .innerJoin(courseware, and(eq(courseware.courseId, course.id), courseware.isShown, names))
    .innerJoin(audience, eq(audience.id, course.audienceId))
    .where(
      and(
        lte(course.publishedAt, inputs.now),
        isNull(course.withdrawnAt),
        includes(db, { id: inputs.personId, organisationId: inputs.organisationId }),
      ),
    )
    .prepare('slides_lent_by_courses');

/**
 * The slides that the user may view because a course they may learn uses them. A course lends only
 * slides of its own school, even after it was copied elsewhere. The permission is computed each
 * time and ends with the access to the course.
 */
export async function selectLentByCourses(
  db: Db,
  person: Person,
  { slides, now }: { slides: readonly KeptSlide[]; now: Date },
): Promise<ReadonlySet<number>> {
  const plan = prepared(db, 'slides_lent_by_courses', () => lent(db));
  const rows = await plan.execute({
    now,
    personId: person.id,
    organisationId: person.organisationId ?? 0,
    slideIds: slides.map(({ id }) => id),
    keeperIds: slides.map(({ organisationId }) => organisationId),
  });
  return new Set(rows.map(({ id }) => id));
}
