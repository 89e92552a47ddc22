import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import type { Person } from '../../../plugins/access';
import { includes } from '../../people/audience/audience.door';
import { audience } from '../../people/audience/audience.tables';
import { runsAt } from '../../shop/commodity/commodity.cards';
import { commodity, limitedPrice } from '../../shop/commodity/commodity.tables';
import { holdingColumns } from '../../shop/entitlement/entitlement.columns';
import { courseLearner } from '../study/study.tables';
import { course, courseware } from './course.tables';

export const COURSE_TYPE = 1;

const asked = { personId: sql.placeholder('personId'), now: sql.placeholder('now') };

const isTeacher = sql<boolean>`(${course.createdBy} = ${asked.personId} or exists (
  select 1 from course_teacher join teacher on teacher.id = course_teacher.teacher_id
  where course_teacher.course_id = ${course.id} and teacher.person_id = ${asked.personId})) is true`;

/** Where a course is for sale, what it costs, and what somebody has of it: by one statement. */
function standing(db: Db, where: SQL) {
  const somebody = { id: asked.personId, organisationId: sql.placeholder('organisationId') };
  return db
    .select({
      courseId: course.id,
      organisationId: course.organisationId,
      publishedAt: course.publishedAt,
      withdrawnAt: course.withdrawnAt,
      commodityId: commodity.id,
      charge: commodity.charge,
      isOnSale: sql<boolean>`${commodity.id} is not null and ${commodity.withdrawnAt} is null`,
      limited: { price: limitedPrice.price, deadline: limitedPrice.deadline },
      ...holdingColumns(commodity.id, asked),
      isIncluded: sql<boolean>`coalesce(${includes(db, somebody)}, false)`,
      isTeacher,
      learner: {
        firstAt: courseLearner.firstAt,
        lastAt: courseLearner.lastAt,
        finishedAt: courseLearner.finishedAt,
        lastCoursewareId: courseLearner.lastCoursewareId,
      },
    })
    .from(course)
    .leftJoin(
      commodity,
      and(eq(commodity.type, sql.raw(String(COURSE_TYPE))), eq(commodity.productId, course.id)),
    )
    .leftJoin(limitedPrice, runsAt(asked.now))
    .leftJoin(audience, eq(audience.id, course.audienceId))
    .leftJoin(
      courseLearner,
      and(eq(courseLearner.courseId, course.id), eq(courseLearner.personId, asked.personId)),
    )
    .where(where);
}

const id: Placeholder = sql.placeholder('id');
const wheres = {
  course: eq(course.id, id),
  item: sql`${course.id} = (select ${courseware.courseId} from ${courseware}
    where ${courseware.id} = ${id})`,
};

export interface Looking {
  db: Db;
  person: Person | null;
  now: Date;
}

/** How somebody, or a visitor, stands to a course, which may be named by an item of it. */
export async function findStanding(
  { db, person, now }: Looking,
  by: keyof typeof wheres,
  thing: number,
) {
  const name = `standing_to_${by}`;
  const plan = prepared(db, name, () => standing(db, wheres[by]).prepare(name));
  const whose = { personId: person?.id ?? 0, organisationId: person?.organisationId ?? null };
  const [row] = await plan.execute({ id: thing, now, ...whose });
  return row ?? null;
}

export type Standing = NonNullable<Awaited<ReturnType<typeof findStanding>>>;
