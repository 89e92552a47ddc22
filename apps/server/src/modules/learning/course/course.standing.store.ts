import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import { and, eq, type Placeholder, sql } from 'drizzle-orm';
import { literal } from '../../../db/literal';
import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import { lruCache } from '../../../support/lruCache';
import type { Person } from '../../../plugins/access';
import { includes } from '../../school/audience/audience.door';
import { audience } from '../../school/audience/audience.tables';
import { commodity, limitedPrice } from '../../shop/goods/commodity.tables';
import { holdingColumns, holdingOf, wasHeld } from '../../shop/entitlement/entitlement.columns';
import { courseLearner } from './learners/study.tables';
import { course, courseware } from './course.tables';
import { isDiscountedAt } from '../../shop/commodity/commodity.filters';

const ofType = literal(commodityTypeCodes.course);

export const asked = {
  personId: sql.placeholder('personId'),
  organisationId: sql.placeholder('organisationId'),
  now: sql.placeholder('now'),
};

/**
 * True if the audience of a school's course includes the user; platform courses have no audience.
 */
export const isIncluded = (db: Db) =>
  sql<boolean>`coalesce(${includes(db, { ...asked, id: asked.personId })}, false)`;

const isTeacher = sql<boolean>`(${course.createdBy} = ${asked.personId} or exists (
  select 1 from course_teacher join teacher on teacher.id = course_teacher.teacher_id
  where course_teacher.course_id = ${course.id} and teacher.person_id = ${asked.personId})) is true`;

export const studiedCount = sql<number>`(select count(*)::int from courseware_progress done
  where done.person_id = ${asked.personId} and done.course_id = ${course.id}
    and done.studied_at is not null
    and exists (select 1 from courseware it where it.id = done.courseware_id and it.is_shown))`;

export const isCollected = sql<boolean>`exists (select 1 from collected kept
  where kept.person_id = ${asked.personId} and kept.type = ${ofType}
    and kept.product_id = ${course.id})`;

/**
 * True if the user once had more than the trial: they bought the course or studied a locked item.
 */
const wasTheirs = sql<boolean>`(${wasHeld(commodity.id, asked)} or exists (
  select 1 from courseware_progress did join courseware it on it.id = did.courseware_id
  where did.person_id = ${asked.personId} and did.course_id = ${course.id} and not it.is_trial))`;

const columns = (db: Db, { isOfPlatform, isList }: Kind) => ({
  courseId: course.id,
  organisationId: course.organisationId,
  publishedAt: course.publishedAt,
  withdrawnAt: course.withdrawnAt,
  commodityId: commodity.id,
  charge: commodity.charge,
  isOnSale: sql<boolean>`${commodity.id} is not null and ${commodity.withdrawnAt} is null`,
  limited: { price: limitedPrice.price, deadline: limitedPrice.deadline },
  ...holdingColumns,
  isIncluded: isOfPlatform ? sql<boolean>`false` : isIncluded(db),
  isTeacher,
  studiedCount,
  isCollected,
  wasTheirs: isList ? wasTheirs : sql<boolean>`false`,
  learner: {
    firstAt: courseLearner.firstAt,
    studiedS: courseLearner.studiedS,
    lastAt: courseLearner.lastAt,
    finishedAt: courseLearner.finishedAt,
  },
  last: { coursewareId: courseware.id, chapterId: courseware.chapterId, title: courseware.title },
  /** Total number of rows; lists only. */
  total: isList ? sql<number>`(count(*) over ())::int` : sql<number>`1`,
});

interface Kind {
  /** True for platform courses, which have no audience, so most joins can be skipped. */
  isOfPlatform: boolean;
  isList: boolean;
}

/** Courses for one person, by one statement: where each is for sale, and how they stand to it. */
export function standings(db: Db, kind: Kind = { isOfPlatform: false, isList: true }) {
  const rows = db
    .select(columns(db, kind))
    .from(course)
    .leftJoin(commodity, and(eq(commodity.type, ofType), eq(commodity.productId, course.id)))
    .leftJoin(limitedPrice, isDiscountedAt(asked.now))
    .leftJoin(holdingOf(commodity.id, asked), sql`true`)
    .leftJoin(
      courseLearner,
      and(eq(courseLearner.courseId, course.id), eq(courseLearner.personId, asked.personId)),
    )
    .leftJoin(
      courseware,
      and(eq(courseware.id, courseLearner.lastCoursewareId), courseware.isShown),
    )
    .$dynamic();
  if (kind.isOfPlatform) return rows;
  return rows.leftJoin(audience, eq(audience.id, course.audienceId)) as unknown as typeof rows;
}

const id: Placeholder = sql.placeholder('id');
const wheres = {
  course: eq(course.id, id),
  item: sql`${course.id} = (select one.course_id from courseware one where one.id = ${id})`,
};

export interface Looking {
  db: Db;
  person: Person | null;
  now: Date;
}

/** Parameters of statements over `standings`; id 0 stands for a visitor. */
export const askedBy = ({ person, now }: Omit<Looking, 'db'>) => ({
  now,
  personId: person?.id ?? 0,
  organisationId: person?.organisationId ?? null,
});

/** Courses that are the platform's, which they stay: of them less has to be asked. */
const ofPlatform = lruCache<true>({
  name: 'course.ofPlatform',
  most: 5_000,
  invalidatedBy: 'nothing: a course stays with whom it is',
});

/** Standing of a user or visitor; `thing` is the course or one of its items. */
export async function findStanding(looking: Looking, by: keyof typeof wheres, thing: number) {
  const { db } = looking;
  const isOfPlatform = by === 'course' && ofPlatform.find(thing) === true;
  const name = `standing_to_${by}${isOfPlatform ? '_of_platform' : ''}`;
  const kind = { isOfPlatform, isList: false };
  const plan = prepared(db, name, () => standings(db, kind).where(wheres[by]).prepare(name));
  const [row] = await plan.execute({ id: thing, ...askedBy(looking) });
  if (row?.organisationId === null) ofPlatform.keep(row.courseId, true);
  return row ?? null;
}

export type Standing = NonNullable<Awaited<ReturnType<typeof findStanding>>>;
