import type { Db } from '../../../db/database';
import { membership } from '../../people/organisation/member.tables';
import { organisation } from '../../people/organisation/organisation.tables';
import { courseTeacher, teacher } from '../course/teacher.tables';
import { and, eq, inArray, isNull } from 'drizzle-orm';

/** Replaces the teachers, in this order. */
export async function writeTeachers(db: Db, courseId: number, ids: readonly number[]) {
  await db.delete(courseTeacher).where(eq(courseTeacher.courseId, courseId));
  const rows = ids.map((teacherId, place) => ({ courseId, teacherId, place }));
  if (rows.length > 0) await db.insert(courseTeacher).values(rows);
}

export async function selectKept(db: Db, courseId: number, ids: number[]): Promise<number[]> {
  const rows = await db
    .select({ id: courseTeacher.teacherId })
    .from(courseTeacher)
    .where(and(eq(courseTeacher.courseId, courseId), inArray(courseTeacher.teacherId, ids)));
  return rows.map(({ id }) => id);
}

export function selectTeacherOf(db: Db, personId: number, organisationId: number | null) {
  const isTheirs = and(
    eq(teacher.personId, personId),
    organisationId === null
      ? isNull(teacher.organisationId)
      : eq(teacher.organisationId, organisationId),
  );
  return db.select({ id: teacher.id }).from(teacher).where(isTheirs).limit(1);
}

export const selectMembership = (db: Db, personId: number, organisationId: number) =>
  db
    .select({ name: membership.name, role: membership.role, worksAt: organisation.name })
    .from(membership)
    .innerJoin(organisation, eq(organisation.id, membership.organisationId))
    .where(and(eq(membership.personId, personId), eq(membership.organisationId, organisationId)));

export const insertTeacher = (db: Db, facts: typeof teacher.$inferInsert) =>
  db.insert(teacher).values(facts).returning({ id: teacher.id });
