import type { Db } from '../../../db/database';
import { type Paged, rowsOf } from '../../../db/paged';
import type { Person } from '../../../plugins/access';
import { attemptAnswer, questionAttempt } from '../attempt/attempt.tables';
import { and, desc, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { exam } from './exam.tables';

const isTheirs = ({ id }: Pick<Person, 'id'>) =>
  and(
    eq(questionAttempt.personId, id),
    eq(questionAttempt.kind, 'exam'),
    isNotNull(questionAttempt.submittedAt),
  );

const { id, sourceId } = questionAttempt;

const answered = sql<number>`(select count(*)::int from ${attemptAnswer}
  where ${attemptAnswer.attemptId} = ${id} and ${attemptAnswer.given} <> '[]')`;

const tries = sql<number>`(select count(*)::int from question_attempt each
  where each.kind = 'exam' and each.source_id = question_attempt.source_id
    and each.person_id = question_attempt.person_id)`;

const other = alias(questionAttempt, 'other');

/** Written out: within a statement about one table drizzle leaves its name away. */
const [ownGained, ownPerson] = [sql`question_attempt.gained`, sql`question_attempt.person_id`];

/** Counts everyone who sat the exam; a learner's own better try does not count against them. */
const countOthers = (db: Db) =>
  db
    .select({
      examinees: sql<number>`count(distinct ${other.personId})::int`.as('examinees'),
      better: sql<number>`count(distinct ${other.personId}) filter (
        where ${other.gained} > coalesce(${ownGained}, 0) and ${other.personId} <> ${ownPerson}
      )::int`.as('better'),
    })
    .from(other)
    .where(
      and(
        eq(other.kind, 'exam'),
        isNotNull(other.submittedAt),
        eq(other.sourceId, sql`question_attempt.source_id`),
      ),
    )
    .as('others');

export async function selectHistory(db: Db, paged: Paged, person: Pick<Person, 'id'>) {
  const { limit, offset } = rowsOf(paged);
  const others = countOthers(db);
  const rows = await db
    .select({
      attempt: getTableColumns(questionAttempt),
      exam: getTableColumns(exam),
      answered,
      tries,
      among: { examinees: others.examinees, better: others.better },
    })
    .from(questionAttempt)
    .innerJoin(exam, eq(exam.id, sourceId))
    .innerJoinLateral(others, sql`true`)
    .where(isTheirs(person))
    .orderBy(desc(id))
    .limit(limit)
    .offset(offset);
  const total = await db.$count(questionAttempt, isTheirs(person));
  return { rows, total };
}

/** Exams of which they have submitted a try. */
export async function selectSatExams(db: Db, personId: number) {
  const rows = await db
    .selectDistinct({ id: exam.id })
    .from(questionAttempt)
    .innerJoin(exam, eq(exam.id, sourceId))
    .where(isTheirs({ id: personId }));
  return rows.map((row) => row.id);
}
