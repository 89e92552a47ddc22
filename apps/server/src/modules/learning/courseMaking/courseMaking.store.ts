import type { CourseState } from '@cheese/domain/codes/learning/courseStates';
import { and, asc, desc, eq, gt, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { likePattern } from '../../../db/likePattern';
import type { Db } from '../../../db/database';
import { filtersOf } from '../../../db/filters';
import { prepared } from '../../../db/prepared';
import { pageBy, type Paged } from '../../../db/paged';
import type { Person } from '../../../plugins/access';
import { runsPlatform, runsSchool, schoolTaughtBy } from '../../base/ownership/ownership';
import { course, courseChapter, type CourseRow, courseware } from '../course/course.tables';
import { courseTeacher, teacher } from '../course/teacher.tables';

/** Courses the user makes; the SQL form of the check in `courseMaking.access`. */
function madeBy(person: Person): SQL | undefined {
  const id = sql.placeholder('personId');
  const isTeacher = sql`(${course.createdBy} = ${id}::int or exists (
    select 1 from course_teacher join teacher on teacher.id = course_teacher.teacher_id
    where course_teacher.course_id = course.id and teacher.person_id = ${id}::int))`;
  const ofPlatform = and(
    isNull(course.organisationId),
    runsPlatform(person) ? undefined : isTeacher,
  );
  const [runs, teaches] = roleHere(person);
  const isOfSchool = eq(course.organisationId, sql.placeholder('organisationId'));
  if (runs) return or(ofPlatform, isOfSchool);
  return teaches ? or(ofPlatform, and(isOfSchool, isTeacher)) : ofPlatform;
}

/** Inputs: whether the user administers their school, and whether they teach there. */
const roleHere = (person: Person) => [runsSchool(person), schoolTaughtBy(person) !== null];

/** The states as the database knows them: the same as `courseStateOf`. */
const [isLiving, now] = [isNull(course.withdrawnAt), sql.placeholder('now')];
const states: Record<CourseState, SQL | undefined> = {
  making: isNull(course.publishedAt),
  scheduled: and(gt(course.publishedAt, now), isLiving),
  published: and(lte(course.publishedAt, now), isLiving),
  withdrawn: and(isNotNull(course.publishedAt), isNotNull(course.withdrawnAt)),
};

const ways = { keyword: sql`${course.name} ilike ${sql.placeholder('pattern')}` };

const briefColumns = {
  id: course.id,
  organisationId: course.organisationId,
  name: course.name,
  cover: course.cover,
  editedAt: course.editedAt,
  publishedAt: course.publishedAt,
  withdrawnAt: course.withdrawnAt,
  teacher: sql<string>`coalesce((select string_agg(teacher.name, '、' order by course_teacher.place)
    from course_teacher join teacher on teacher.id = course_teacher.teacher_id
    where course_teacher.course_id = course.id), '')`,
  learnerCount: sql<number>`(select count(*)::int from course_learner it
    where it.course_id = course.id)`,
  coursewareCount: sql<number>`(select count(*)::int from courseware it
    where it.course_id = course.id and it.removed_at is null)`,
};

interface Narrowed extends Paged {
  state?: CourseState;
  keyword?: string;
}

/** Those that were changed last first. */
export function selectMade(db: Db, person: Person, at: Date, asked: Narrowed) {
  const { id: personId, organisationId } = person;
  const { state, keyword } = asked;
  const chosen = filtersOf(ways, asked);
  const who = [runsPlatform(person), ...roleHere(person)];
  const name = ['made', ...who, state, chosen.name].join('_');
  const plan = prepared(db, name, () => {
    const where = and(madeBy(person), state && states[state], chosen.where);
    // Counted apart: what stands beside a row is looked up for the page alone.
    const total = sql<number>`${db.$count(course, where)}::int`;
    return db
      .select({ brief: briefColumns, total })
      .from(course)
      .where(where)
      .orderBy(desc(course.editedAt), desc(course.id))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(name);
  });
  const pattern = keyword && likePattern(keyword);
  return pageBy(plan, { personId, organisationId, now: at, pattern }, asked);
}

export async function findMade(db: Db, id: number) {
  const plan = prepared(db, 'course_made', () =>
    db
      .select({ brief: briefColumns, row: course })
      .from(course)
      .where(eq(course.id, sql.placeholder('id')))
      .prepare('course_made'),
  );
  return (await plan.execute({ id }))[0] ?? null;
}

export type MadeBrief = Awaited<ReturnType<typeof selectMade>>['rows'][number]['brief'];

export async function insertCourse(db: Db, row: typeof course.$inferInsert): Promise<number> {
  const [made] = await db.insert(course).values(row).returning({ id: course.id });
  if (!made) throw new Error('the course was not written');
  return made.id;
}

/** Call with the course locked; answers the new edition. */
export async function updateCourse(
  db: Db,
  id: number,
  changed: Partial<typeof course.$inferInsert> & { editedAt: Date },
): Promise<number> {
  const [row] = await db
    .update(course)
    .set({ ...changed, edition: sql`${course.edition} + 1` })
    .where(eq(course.id, id))
    .returning({ edition: course.edition });
  return row?.edition ?? 0;
}

/** Something in it was changed, which is nothing of its sheet. */
export const touchCourse = (db: Db, { id }: Pick<CourseRow, 'id'>, editedAt: Date) =>
  prepared(db, 'course_touched', () =>
    db
      .update(course)
      .set({ editedAt: sql`${sql.placeholder('editedAt')}::timestamptz` })
      .where(eq(course.id, sql.placeholder('id')))
      .prepare('course_touched'),
  ).execute({ id, editedAt: editedAt.toISOString() });

export const deleteCourse = (db: Db, id: number) => db.delete(course).where(eq(course.id, id));

const ofCourse = sql.placeholder('courseId');

export const selectKeptChapters = (db: Db, courseId: number) =>
  prepared(db, 'chapters_kept', () =>
    db
      .select()
      .from(courseChapter)
      .where(and(eq(courseChapter.courseId, ofCourse), isNull(courseChapter.removedAt)))
      .orderBy(asc(courseChapter.place), asc(courseChapter.id))
      .prepare('chapters_kept'),
  ).execute({ courseId });

export const selectKeptItems = (db: Db, courseId: number) =>
  prepared(db, 'items_kept', () =>
    db
      .select()
      .from(courseware)
      .where(and(eq(courseware.courseId, ofCourse), isNull(courseware.removedAt)))
      .orderBy(asc(courseware.place), asc(courseware.id))
      .prepare('items_kept'),
  ).execute({ courseId });

/** Its chapters, and where its items are, and nothing of what is in them. */
export async function selectPlaces(db: Db, courseId: number) {
  const chapters = await prepared(db, 'chapters_placed', () =>
    db
      .select({ id: courseChapter.id })
      .from(courseChapter)
      .where(and(eq(courseChapter.courseId, ofCourse), isNull(courseChapter.removedAt)))
      .prepare('chapters_placed'),
  ).execute({ courseId });
  const items = await prepared(db, 'items_placed', () =>
    db
      .select({ id: courseware.id, chapterId: courseware.chapterId })
      .from(courseware)
      .where(and(eq(courseware.courseId, ofCourse), isNull(courseware.removedAt)))
      .orderBy(asc(courseware.place), asc(courseware.id))
      .prepare('items_placed'),
  ).execute({ courseId });
  return { chapters, items };
}

export const selectCourseTeachers = (db: Db, courseId: number) =>
  prepared(db, 'course_teachers', () =>
    db
      .select({
        id: teacher.id,
        personId: teacher.personId,
        name: teacher.name,
        rank: teacher.rank,
      })
      .from(courseTeacher)
      .innerJoin(teacher, eq(teacher.id, courseTeacher.teacherId))
      .where(eq(courseTeacher.courseId, ofCourse))
      .orderBy(asc(courseTeacher.place), asc(teacher.id))
      .prepare('course_teachers'),
  ).execute({ courseId });
