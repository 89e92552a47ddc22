import { coursewareTypeCodes } from '@cheese/domain/codes/learning/coursewareTypes';
import { askedOf } from '@cheese/domain/rules/learning/lessonTest';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { requireItem } from '../course/course.door';
import type { CoursewareRow } from '../course/course.tables';
import { findShown } from './study.detail.store';
import { awardCourse } from '../courseCertificate/courseCertificate.door';
import { finishCourse, keepTry } from './study.learner.store';

/** The test of a lesson. */
export interface LessonTest {
  title: string;
  courseId: number;
  questionIds: readonly number[];
  /** Number of questions drawn for each try. */
  askCount: number;
  /** True if the teacher set the number of questions, even to all of them. */
  isDrawSaid: boolean;
  /** Percentage. */
  passShare: number;
}

/** Refuses users who may not open the lesson. */
export async function requireLesson(
  context: CallerContext<'db'>,
  coursewareId: number,
): Promise<LessonTest> {
  const { item } = await requireItem(context, coursewareId);
  return testOf(item) ?? refuse('courseware.notFound');
}

function testOf({ title, courseId, content }: CoursewareRow): LessonTest | null {
  if (content.type !== coursewareTypeCodes.test) return null;
  const { questionIds, passShare } = content;
  const isDrawSaid = content.askCount !== undefined;
  return { title, courseId, questionIds, askCount: askedOf(content), isDrawSaid, passShare };
}

interface Passing {
  personId: number;
  coursewareId: number;
  now: Date;
}

/** `score` is a percentage. */
export interface Tried {
  score: number;
  isPassed: boolean;
}

/** Keeps a try at the whole of a test as it is now, and completes the lesson where it is passed. */
export async function takeTry(
  db: Db,
  { personId, coursewareId, now }: Passing,
  judge: (test: LessonTest) => Promise<Tried | null>,
) {
  const found = await findShown(db, coursewareId);
  const test = found && testOf(found.item);
  const tried = test && (await judge(test));
  if (!tried) return;
  const { courseId } = found.item;
  await keepTry(db, { personId, coursewareId, courseId, now, ...tried });
  if (!tried.isPassed) return;
  await finishCourse(db, { personId, courseId, now });
  await awardCourse(db, { personId, courseId, now });
}
