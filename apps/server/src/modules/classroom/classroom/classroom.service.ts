import type { Answers } from '@cheese/domain/contract/call';
import type { ClassroomContract as C } from '@cheese/domain/contract/classroom/classroom';
import type { Static } from 'typebox';
import { refuse } from '../../../calls/refusal';
import type { Db } from '../../../db/database';
import { withTotal } from '../../../db/paged';
import type { Person } from '../../../plugins/access';
import type { InClassroom } from '../seat/answerInClassroom';
import { findCourse, selectCourses } from './classroom.courses.store';
import { findClassroom, selectClassrooms, upsertCourse } from './classroom.store';

export async function listClassrooms(
  db: Db,
  { id: personId }: Person,
  query: Static<C['list']['query']>,
): Promise<Answers<C['list']>> {
  const { rows: list, total } = await withTotal({ ...query, personId }, (asked) =>
    selectClassrooms(db, asked),
  );
  return { list, total };
}

export async function readClassroom({
  db,
  person,
  seat,
}: InClassroom): Promise<Answers<C['detail']>> {
  const { classId, role, seesMarks } = seat;
  const found = (await findClassroom(db, classId, person.id)) ?? refuse('classroom.notFound');
  const { taughtId, taughtName, ...shown } = found;
  const course = taughtId === null ? null : { id: taughtId, name: taughtName ?? '' };
  return { ...shown, role, seesMarks, course };
}

export async function listCourses(
  { db, clock, seat }: InClassroom,
  query: Static<C['courses']['query']>,
): Promise<Answers<C['courses']>> {
  const asked = { ...query, ...seat, now: clock.now() };
  const { rows: list, total } = await withTotal(asked, (one) => selectCourses(db, one));
  return { list, total };
}

/** Only what the class may learn: nobody is led to a locked door. */
export async function setCourse(
  { db, clock, seat }: InClassroom,
  { taughtCourseId }: Static<C['setCourse']['body']>,
) {
  if (taughtCourseId !== null) {
    const asked = { ...seat, now: clock.now() };
    const found = (await findCourse(db, taughtCourseId, asked)) ?? refuse('classroom.noSuchCourse');
    if (!found.isForClass) refuse('classroom.notForClass');
  }
  await upsertCourse(db, seat.classId, taughtCourseId);
  return null;
}
