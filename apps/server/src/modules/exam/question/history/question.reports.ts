import type { Answers } from '@cheese/domain/contract/call';
import type { QuestionManageContract as C } from '@cheese/domain/contract/exam/questionManage';
import { wordsIn } from '@cheese/domain/questions/meaning';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../../calls/callerContext';
import type { Db } from '../../../../db/database';
import { refuse } from '../../../../calls/refusal';
import { notifyPerson } from '../../../people/notice/notice.notify';
import { ownBank, refusedAs } from '../../bank/bank.own';
import { lockReport, markSettled, selectReports } from './question.reports.store';
import { reportTexts } from '../question.texts';

export async function listReports(
  db: Db,
  { person }: CallerContext,
  query: Static<C['reports']['query']>,
): Promise<Answers<C['reports']>> {
  await ownBank(db, person, query.bankId);
  const { rows, total } = await selectReports(db, query);
  const list = rows.map(({ report, stem }) => ({
    id: report.id,
    questionId: report.questionId,
    version: report.version,
    stem,
    text: report.text,
    answer: report.answer,
    reportedAt: report.reportedAt.getTime(),
    settledAt: report.settledAt?.getTime() ?? null,
  }));
  return { list, total };
}

const MOST_SIGNS = 40;

/** Answers what a learner said of a question, and tells them. */
export const settleReport = (
  db: Db,
  { person, clock }: CallerContext,
  { reportId, answer }: Static<C['settle']['body']>,
) =>
  db.transaction(async (tx) => {
    const found = (await lockReport(tx, reportId)) ?? refuse('report.notFound');
    await ownBank(tx, person, found.bankId).catch(refusedAs('report.notFound'));
    if (found.report.settledAt) refuse('report.settled');
    const now = clock.now();
    const said = answer.trim();
    await markSettled(tx, reportId, { settledAt: now, settledBy: person.id, answer: said });
    const { personId } = found.report;
    const stem = wordsIn(found.stem).replaceAll(/\s+/gu, ' ').slice(0, MOST_SIGNS);
    if (personId !== null)
      await notifyPerson(tx, { personId, ...reportTexts.settled(stem, said), now });
    return null;
  });
