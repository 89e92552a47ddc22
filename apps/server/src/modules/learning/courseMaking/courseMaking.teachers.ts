import { roleCodes } from '@cheese/domain/codes/people/roles';
import type { TeacherAsked } from '@cheese/domain/contract/learning/shapes/courseMakingShapes';
import { courseMakingMessages } from '@cheese/domain/texts/courseMakingMessages';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { refuseFault } from '../../../calls/refusal';
import { membership, organisation } from '../../people/organisation/organisation.tables';
import { courseTeacher, teacher } from '../course/teacher.tables';
import type { Maker } from './courseMaking.access';

/** The user's teacher profile at a school, created if missing; null if they do not work there. */
export async function namedTeacher(
  { db }: Pick<Maker, 'db'>,
  organisationId: number | null,
  personId: number,
): Promise<number | null> {
  const isTheirs = and(
    eq(teacher.personId, personId),
    organisationId === null
      ? isNull(teacher.organisationId)
      : eq(teacher.organisationId, organisationId),
  );
  const [known] = await db.select({ id: teacher.id }).from(teacher).where(isTheirs).limit(1);
  if (organisationId === null) return known?.id ?? null;
  const [line] = await db
    .select({ name: membership.name, role: membership.role, worksAt: organisation.name })
    .from(membership)
    .innerJoin(organisation, eq(organisation.id, membership.organisationId))
    .where(and(eq(membership.personId, personId), eq(membership.organisationId, organisationId)));
  if (!line || line.role === roleCodes.learner) return null;
  if (known) return known.id;
  const { name, worksAt } = line;
  const facts = { personId, organisationId, name, worksAt, rank: '', introduction: '' };
  const [made] = await db.insert(teacher).values(facts).returning({ id: teacher.id });
  return made?.id ?? null;
}

/** Replaces the teachers, in this order. */
export async function writeTeachers(db: Db, courseId: number, ids: readonly number[]) {
  await db.delete(courseTeacher).where(eq(courseTeacher.courseId, courseId));
  const rows = ids.map((teacherId, place) => ({ courseId, teacherId, place }));
  if (rows.length > 0) await db.insert(courseTeacher).values(rows);
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

async function selectKept(db: Db, courseId: number, ids: number[]): Promise<number[]> {
  const rows = await db
    .select({ id: courseTeacher.teacherId })
    .from(courseTeacher)
    .where(and(eq(courseTeacher.courseId, courseId), inArray(courseTeacher.teacherId, ids)));
  return rows.map(({ id }) => id);
}
