import { and, asc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { prepared } from '../../../../db/prepared';
import type { Person } from '../../../../plugins/access';
import { audience } from '../../../school/audience/audience.tables';
import { questionAttempt } from '../../attempt/attempt.tables';
import { isFor } from '../exam.store';
import { exam, examExtension } from '../exam.tables';

/** Does not check access. */
export async function findExam(db: Db, id: number) {
  const plan = prepared(db, 'exam_whole', () =>
    db
      .select()
      .from(exam)
      .where(eq(exam.id, sql.placeholder('id')))
      .prepare('exam_whole'),
  );
  return (await plan.execute({ id }))[0] ?? null;
}

/** Null if the exam is not meant for the user. */
export async function findToEnter(db: Db, person: Person, asked: { id: number; now: Date }) {
  const { id: personId, organisationId } = person;
  const plan = prepared(db, 'exam_to_enter', () => {
    const somebody = {
      id: sql.placeholder('personId'),
      organisationId: sql.placeholder('organisationId'),
    };
    return db
      .select(getTableColumns(exam))
      .from(exam)
      .innerJoin(audience, eq(audience.id, exam.audienceId))
      .where(and(eq(exam.id, sql.placeholder('id')), isFor(db, somebody, sql.placeholder('now'))))
      .prepare('exam_to_enter');
  });
  return (await plan.execute({ ...asked, personId, organisationId }))[0] ?? null;
}

/** Locks the exam; null if it was cancelled. */
export async function lockToEnter(db: Db, id: number) {
  const plan = prepared(db, 'exam_held', () =>
    db
      .select()
      .from(exam)
      .where(eq(exam.id, sql.placeholder('id')))
      .for('share')
      .prepare('exam_held'),
  );
  const [row] = await plan.execute({ id });
  return row?.publishedAt && !row.cancelledAt ? row : null;
}

export async function selectExtra(db: Db, examId: number, personId: number): Promise<number> {
  const plan = prepared(db, 'exam_extra', () =>
    db
      .select({ extraS: examExtension.extraS })
      .from(examExtension)
      .where(
        and(
          eq(examExtension.examId, sql.placeholder('examId')),
          eq(examExtension.personId, sql.placeholder('personId')),
        ),
      )
      .prepare('exam_extra'),
  );
  return (await plan.execute({ examId, personId }))[0]?.extraS ?? 0;
}

export const selectTries = (db: Db, personId: number, examId: number) =>
  prepared(db, 'exam_tries', () =>
    db
      .select({
        id: questionAttempt.id,
        nth: questionAttempt.nth,
        startedAt: questionAttempt.startedAt,
        endsAt: questionAttempt.endsAt,
        submittedAt: questionAttempt.submittedAt,
        sessionId: questionAttempt.sessionId,
      })
      .from(questionAttempt)
      .where(
        and(
          eq(questionAttempt.kind, 'exam'),
          eq(questionAttempt.personId, sql.placeholder('personId')),
          eq(questionAttempt.sourceId, sql.placeholder('examId')),
        ),
      )
      .orderBy(asc(questionAttempt.id))
      .prepare('exam_tries'),
  ).execute({ personId, examId });

export async function isAnyoneAtIt(db: Db, examId: number, now: Date): Promise<boolean> {
  const isOpen = and(
    eq(questionAttempt.kind, 'exam'),
    eq(questionAttempt.sourceId, examId),
    isNull(questionAttempt.submittedAt),
    // An attempt that cannot be submitted must not block the review for others.
    sql`${questionAttempt.endsAt} + make_interval(secs => ${questionAttempt.graceS} + 600)
      > ${now.toISOString()}`,
  );
  const rows = await db
    .select({ id: questionAttempt.id })
    .from(questionAttempt)
    .where(isOpen)
    .limit(1);
  return rows.length > 0;
}
