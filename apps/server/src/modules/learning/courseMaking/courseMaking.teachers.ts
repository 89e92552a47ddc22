import { roleCodes } from '@cheese/domain/codes/people/roles';
import type { TeacherAsked } from '@cheese/domain/contract/learning/shapes/courseMakingShapes';
import { courseMakingMessages } from '@cheese/domain/texts/courseMakingMessages';
import { refuseFault } from '../../../calls/refusal';
import type { Maker } from './courseMaking.access';
import {
  insertTeacher,
  selectKept,
  selectMembership,
  selectTeacherOf,
  writeTeachers,
} from './courseMaking.teachers.store';

/** The user's teacher profile at a school, created if missing; null if they do not work there. */
export async function namedTeacher(
  { db }: Pick<Maker, 'db'>,
  organisationId: number | null,
  personId: number,
): Promise<number | null> {
  const [known] = await selectTeacherOf(db, personId, organisationId);
  if (organisationId === null) return known?.id ?? null;
  const [line] = await selectMembership(db, personId, organisationId);
  if (!line || line.role === roleCodes.learner) return null;
  if (known) return known.id;
  const { name, worksAt } = line;
  const facts = { personId, organisationId, name, worksAt, rank: '', introduction: '' };
  const [made] = await insertTeacher(db, facts);
  return made?.id ?? null;
}

interface CourseRef {
  id: number;
  organisationId: number | null;
}

/** Teachers already assigned may stay; new ones must work at the school. */
export async function replaceTeachers(
  maker: Maker,
  { id, organisationId }: CourseRef,
  asked: readonly TeacherAsked[],
) {
  const { db } = maker;
  const kept = asked.flatMap((one) => ('teacherId' in one ? [one.teacherId] : []));
  const before = kept.length === 0 ? [] : await selectKept(db, id, kept);
  const ids: number[] = [];
  for (const one of asked) {
    const teacherId =
      'teacherId' in one
        ? (before.find((stood) => stood === one.teacherId) ?? null)
        : await namedTeacher(maker, organisationId, one.personId);
    refuseFault('teachers', teacherId === null ? courseMakingMessages.teachers : null);
    if (teacherId !== null) ids.push(teacherId);
  }
  const isTwice = new Set(ids).size < ids.length;
  refuseFault('teachers', isTwice ? courseMakingMessages.teacherTwice : null);
  await writeTeachers(db, id, ids);
}
