import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import type { Clock } from '../../../ports/clock';
import { refuse } from '../../../refusal';
import { requireItem } from '../course/course.door';
import type { CoursewareRow } from '../course/course.tables';
import { findShown } from './study.detail.store';
import { completeItem, finishCourse } from './study.store';

/** The test of a lesson. */
export interface LessonTest {
  title: string;
  questionIds: readonly number[];
  /** Of a hundred. */
  passShare: number;
}

interface Asking {
  db: Db;
  person: Person;
  clock: Clock;
}

/** The test of a lesson that is open to somebody. */
export async function requireLesson(asking: Asking, coursewareId: number): Promise<LessonTest> {
  const { item } = await requireItem(asking, coursewareId);
  return testOf(item) ?? refuse('courseware.notFound');
}

function testOf({ title, content }: CoursewareRow): LessonTest | null {
  if (content.type !== 64) return null;
  const { questionIds, passShare } = content;
  return { title, questionIds, passShare };
}

interface Passing {
  personId: number;
  coursewareId: number;
  now: Date;
}

/** Completes the lesson where its test is passed, by what it is now. */
export async function passLesson(
  db: Db,
  { personId, coursewareId, now }: Passing,
  isPassed: (test: LessonTest) => Promise<boolean>,
) {
  const found = await findShown(db, coursewareId);
  const test = found && testOf(found.item);
  if (!test || !(await isPassed(test))) return;
  const { courseId } = found.item;
  await completeItem(db, { personId, coursewareId, courseId, now });
  await finishCourse(db, { personId, courseId, now });
}
