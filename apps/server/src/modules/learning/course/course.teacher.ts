import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import type { Answers } from '@cheese/domain/contract/call';
import type { CourseContract as C } from '@cheese/domain/contract/learning/course';
import type { Course } from '@cheese/domain/contract/learning/shapes/courseShapes';
import { and, desc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { SharedCallContext } from '../../../calls/alike';
import type { CallContext } from '../../../calls/call';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { listCards } from '../../shop/commodity/commodity.cards';
import { commodity } from '../../shop/goods/commodity.tables';
import { alikeViewer, inList, ownCard } from '../../shop/commodity/viewer';
import type { Holdings } from '../../shop/entitlement/entitlement.rules';
import { holdingsOf } from '../../shop/entitlement/entitlement.service';
import { selectFacts, toCourse } from './course.facts';
import { teacherColumns } from './course.service';
import { askedBy, isIncluded, type Looking, standings } from './course.standing';
import { course } from './course.tables';
import { teacher } from './teacher.tables';

const MOST_SHOWN = 100;

const taught = (teacherId: number) =>
  sql`(select course_id from course_teacher where teacher_id = ${teacherId})`;

/** A teacher, and what of theirs is on sale, as all members and all others see it. */
async function readTeacher(
  { db, clock, query: { teacherId } }: SharedCallContext<C['teacher']>,
  isMember: boolean,
): Promise<Answers<C['teacher']>> {
  const viewer = alikeViewer(clock, isMember);
  const isTheirs = sql`${commodity.productId} in (select id from course
    where id in ${taught(teacherId)} and published_at <= ${viewer.now.toISOString()}
      and withdrawn_at is null)`;
  const where = and(eq(commodity.type, commodityTypeCodes.course), isTheirs);
  const [rows, onSale] = await Promise.all([
    db.select(teacherColumns).from(teacher).where(eq(teacher.id, teacherId)),
    listCards(db, viewer, { where, limit: MOST_SHOWN }),
  ]);
  return { ...(rows[0] ?? refuse('teacher.notFound')), onSale, ofSchool: [] };
}

interface TeacherCourses {
  held: Holdings;
  ofSchool: Course[];
}

/** A school's teacher is visible only to its members and to learners of their courses. */
async function readOwn({
  query: { teacherId },
  ...context
}: CallContext<C['teacher']>): Promise<TeacherCourses> {
  const { db, person, clock } = context;
  const now = clock.now();
  const [[row], held, ofSchool] = await Promise.all([
    db.select({ of: teacher.organisationId }).from(teacher).where(eq(teacher.id, teacherId)),
    holdingsOf(context),
    person ? selectOfSchool({ db, person, now }, teacherId) : [],
  ]);
  const isOpen = row && (row.of === null || row.of === person?.organisationId);
  if (!row || (!isOpen && ofSchool.length === 0)) refuse('teacher.notFound');
  return { held, ofSchool };
}

/** The teacher's school courses that are meant for the user. */
async function selectOfSchool(looking: Looking, teacherId: number): Promise<Course[]> {
  const { db } = looking;
  const rows = await standings(db)
    .where(
      and(
        sql`${course.id} in ${taught(teacherId)}`,
        isNotNull(course.organisationId),
        isIncluded(db),
        lte(course.publishedAt, looking.now),
        isNull(course.withdrawnAt),
      ),
    )
    .orderBy(desc(course.publishedAt), desc(course.id))
    .limit(MOST_SHOWN)
    .execute(askedBy(looking));
  const ids = rows.map(({ courseId }) => courseId);
  const facts = await selectFacts(db as Db, ids);
  return ids.flatMap((id) => facts.get(id) ?? []).map(toCourse);
}

export const teacherDetail = {
  seenBy: readOwn,
  alike: ({ held }: TeacherCourses) => held.memberUntil !== null,
  make: readTeacher,
  own(data: Answers<C['teacher']>, { held, ofSchool }: TeacherCourses) {
    if (ofSchool.length === 0 && held.commodities.size === 0) return null;
    return { ...data, onSale: inList(data.onSale, ownCard(held)), ofSchool };
  },
};
