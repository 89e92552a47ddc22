import type { CallerContext } from '../../../calls/callerContext';
import { prepared } from '../../../db/prepared';
import { type BankRow, questionBank } from '../bank/bank.tables';
import { question } from '../bank/question.tables';
import { questionStanding } from '../question/history/standing.tables';
import { notDeleted } from '../question/question.door';
import { and, eq, sql } from 'drizzle-orm';

export interface Found {
  id: number;
  version: number;
  groupId: number | null;
  bank: BankRow;
  /** One's own newest answer. */
  answer: { version: number; given: string[]; share: number | null } | null;
}

const { version, given, share } = questionStanding;

export function selectDiscussed(
  { db, person }: CallerContext<'db'>,
  ids: readonly number[],
): Promise<Found[]> {
  return prepared(db, 'questions_discussed', () => {
    const isOwn = and(
      eq(questionStanding.questionId, question.id),
      eq(questionStanding.personId, sql.placeholder('personId')),
    );
    return db
      .select({
        id: question.id,
        version: question.version,
        groupId: question.groupId,
        bank: questionBank,
        answer: { version, given, share },
      })
      .from(question)
      .innerJoin(questionBank, eq(questionBank.id, question.bankId))
      .leftJoin(questionStanding, isOwn)
      .where(and(sql`${question.id} = any(${sql.placeholder('ids')}::int[])`, notDeleted))
      .prepare('questions_discussed');
  }).execute({ personId: person.id, ids: [...ids] });
}
