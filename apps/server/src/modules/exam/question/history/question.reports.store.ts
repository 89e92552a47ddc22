import type { QuestionManageContract as C } from '@cheese/domain/contract/exam/questionManage';
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { Db } from '../../../../db/database';
import { rowsOf } from '../../../../db/paged';
import { isCurrent } from '../question.rows';
import { question, questionReport, questionVersion } from '../../bank/question.tables';
import { notDeleted } from '../../bank/notDeleted.filters';

/** The newest first. */
export async function selectReports(db: Db, query: Static<C['reports']['query']>) {
  const { bankId, questionId, isSettled = false } = query;
  const where = and(
    eq(question.bankId, bankId),
    notDeleted,
    questionId === undefined ? undefined : eq(questionReport.questionId, questionId),
    isSettled ? isNotNull(questionReport.settledAt) : isNull(questionReport.settledAt),
  );
  const { limit, offset } = rowsOf(query);
  const rows = await db
    .select({ report: questionReport, stem: questionVersion.stem })
    .from(questionReport)
    .innerJoin(question, eq(question.id, questionReport.questionId))
    .innerJoin(questionVersion, isCurrent)
    .where(where)
    .orderBy(desc(questionReport.id))
    .limit(limit)
    .offset(offset);
  const all = db
    .select({ id: questionReport.id })
    .from(questionReport)
    .innerJoin(question, eq(question.id, questionReport.questionId))
    .where(where)
    .as('all_of_them');
  return { rows, total: await db.$count(all) };
}

/** Locks the report against concurrent answers. */
export async function lockReport(db: Db, id: number) {
  const rows = await db
    .select({ report: questionReport, stem: questionVersion.stem, bankId: question.bankId })
    .from(questionReport)
    .innerJoin(question, eq(question.id, questionReport.questionId))
    .innerJoin(questionVersion, isCurrent)
    .where(eq(questionReport.id, id))
    .for('update', { of: questionReport });
  return rows[0] ?? null;
}

interface Settled {
  settledAt: Date;
  settledBy: number;
  answer: string;
}

export const markSettled = (db: Db, id: number, settled: Settled) =>
  db.update(questionReport).set(settled).where(eq(questionReport.id, id));
