import type { Db } from '../../../db/database';
import { membership } from '../../people/organisation/member.tables';
import { person } from '../../people/person/person.tables';
import { questionAttempt } from '../attempt/attempt.tables';
import type { SchoolExam } from '../exam/exam.tables';
import { and, eq, sql } from 'drizzle-orm';
import { audience } from '../../school/audience/audience.tables';

export const selectMarkedTries = (db: Db, examId: number, personId: number) =>
  db
    .select()
    .from(questionAttempt)
    .where(
      and(
        eq(questionAttempt.kind, 'exam'),
        eq(questionAttempt.sourceId, examId),
        eq(questionAttempt.personId, personId),
      ),
    )
    .orderBy(questionAttempt.id);

/** A learner by the name on the school's roll. */
export async function findOnRoll(db: Db, { organisationId }: SchoolExam, personId: number) {
  const isThere = and(
    eq(membership.personId, person.id),
    eq(membership.organisationId, organisationId),
  );
  const name = sql<string>`coalesce(${membership.name}, ${person.name}, ${person.nickname})`;
  const rows = await db
    .select({ name, number: membership.number })
    .from(person)
    .leftJoin(membership, isThere)
    .where(eq(person.id, personId));
  return rows[0] ?? null;
}

export const selectAudience = (db: Db, audienceId: number) =>
  db.select().from(audience).where(eq(audience.id, audienceId));
