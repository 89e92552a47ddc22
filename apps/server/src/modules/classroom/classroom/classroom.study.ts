import type { Answers } from '@cheese/domain/contract/call';
import type { ClassroomContract as C } from '@cheese/domain/contract/classroom/classroom';
import type { InClassroom } from '../seat/answerInClassroom';
import { findTaughtCourse } from './classroom.store';
import { countDiscussed, findStudied } from './classroom.study.store';

/** What the caller has done in a classroom: the items of its course, and what they said. */
export async function readStudyData({
  db,
  person,
  seat,
}: InClassroom): Promise<Answers<C['studyData']>> {
  const taught = await findTaughtCourse(db, seat.classId);
  const studied =
    taught === null ? { studyCount: 0, totalCount: 0 } : await findStudied(db, taught, person.id);
  const discussCount = await countDiscussed(db, seat.classId, person.id);
  return { ...studied, discussCount, examCount: 0 };
}
