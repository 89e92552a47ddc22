import { and, asc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { AskedItem } from '../attempt/attempt.kinds';
import {
  attemptAnswer,
  type AttemptRow,
  type CorrectionRow,
  questionAttempt,
} from '../attempt/attempt.tables';

interface Ref {
  questionId: number;
  version: number;
}

/** A submitted attempt that was asked the question, with the answer given. */
export interface Sat {
  attempt: AttemptRow;
  /** A paper may ask it twice. */
  answered: { place: number; given: readonly string[]; markedShare: number | null }[];
}

const ofExam = (examId: number) =>
  and(eq(questionAttempt.kind, 'exam'), eq(questionAttempt.sourceId, examId));

/** All submitted attempts that were asked the question. */
export async function askedOf(db: Db, examId: number, ref: Ref): Promise<Sat[]> {
  const rows = await db
    .select()
    .from(questionAttempt)
    .where(and(ofExam(examId), isNotNull(questionAttempt.submittedAt)))
    .orderBy(asc(questionAttempt.id));
  return satOf(db, rows, ref);
}

/** Filters to attempts that were asked the question. */
async function satOf(db: Db, rows: readonly AttemptRow[], ref: Ref): Promise<Sat[]> {
  const asked = rows.flatMap((attempt) => {
    const isIt = ({ questionId, version }: AskedItem) =>
      questionId === ref.questionId && version === ref.version;
    const places = attempt.items.flatMap((item, place) => (isIt(item) ? [place] : []));
    return places.length > 0 && attempt.submittedAt ? [{ attempt, places }] : [];
  });
  if (asked.length === 0) return [];
  const ids = asked.map(({ attempt }) => attempt.id);
  const answers = await db
    .select()
    .from(attemptAnswer)
    .where(
      and(
        sql`${attemptAnswer.attemptId} = any(${sql.param(ids)}::int[])`,
        inArray(attemptAnswer.place, [...new Set(asked.flatMap(({ places }) => places))]),
      ),
    );
  const at = new Map(answers.map((answer) => [`${answer.attemptId}/${answer.place}`, answer]));
  return asked.map(({ attempt, places }) => ({
    attempt,
    answered: places.map((place) => {
      const answer = at.get(`${attempt.id}/${place}`);
      return { place, given: answer?.given ?? [], markedShare: answer?.markedShare ?? null };
    }),
  }));
}

/**
 * Locks the next attempts against submission, marking and saving. Open ones are included, so that a
 * submission in progress is waited for.
 */
export async function lockNext(db: Db, correction: CorrectionRow, limit: number) {
  const { sourceId, reckonedTo } = correction;
  const rows = await db
    .select()
    .from(questionAttempt)
    .where(and(ofExam(sourceId), gt(questionAttempt.id, reckonedTo)))
    .orderBy(asc(questionAttempt.id))
    .limit(limit)
    .for('update');
  return { last: rows.at(-1)?.id ?? null, sat: await satOf(db, rows, correction) };
}
