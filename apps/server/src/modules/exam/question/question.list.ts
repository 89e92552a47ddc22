import type { Answers } from '@cheese/domain/contract/call';
import type { QuestionManageContract as C } from '@cheese/domain/contract/exam/questionManage';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { selectNames } from '../bank/bank.door';
import { chapterIn, mayEdit, readableBank, refusedAs } from '../bank/bank.own';
import { branchOf } from '../bank/bank.tree';
import { selectListed } from './question.list.store';
import { toWords } from './question.rows';
import { findStanding, selectGroup } from './question.save.store';
import { inOrder } from './question.tidy';

export async function listQuestions(
  db: Db,
  context: CallerContext,
  { chapterId, ...asked }: Static<C['list']['query']>,
): Promise<Answers<C['list']>> {
  const bank = await readableBank(db, context, asked.bankId);
  const chapterIds = chapterId === undefined ? [] : await branchIn(db, bank.id, chapterId);
  const { rows, total } = await selectListed(db, { ...asked, chapterIds });
  // Reports about platform questions are handled by the platform.
  const isOwn = bank.organisationId !== null;
  return {
    list: rows.map(({ writtenAt, reportCount, total: _total, ...row }) => ({
      ...row,
      writtenAt: writtenAt.getTime(),
      reportCount: isOwn ? reportCount : 0,
    })),
    total,
  };
}

async function branchIn(db: Db, bankId: number, chapterId: number) {
  const { chapters } = await chapterIn(db, bankId, chapterId);
  return branchOf(chapters, chapterId);
}

/** A question of a bank that this person may read. */
export async function readableQuestion(db: Db, context: CallerContext, questionId: number) {
  const standing = (await findStanding(db, questionId)) ?? refuse('question.notFound');
  const bank = await readableBank(db, context, standing.question.bankId).catch(
    refusedAs('question.notFound'),
  );
  return { standing, bank };
}

/** A question as an editor opens it, with all of its group. */
export async function readQuestion(
  db: Db,
  context: CallerContext,
  questionId: number,
): Promise<Answers<C['detail']>> {
  const { standing, bank } = await readableQuestion(db, context, questionId);
  const { chapterId, groupId } = standing.question;
  const group = groupId === null ? [standing] : await selectGroup(db, bank.id, groupId);
  const writers = group.flatMap(({ words }) => words.writtenBy ?? []);
  const names = await selectNames(db, bank.organisationId, writers);
  return {
    bankId: bank.id,
    bankName: bank.name,
    chapterId,
    groupId,
    mayEdit: mayEdit(bank, context.person),
    questions: group.map(({ question, words }) => ({
      id: question.id,
      version: question.version,
      words: inOrder(toWords(words)),
      writerName: names.get(words.writtenBy ?? 0) ?? '',
      writtenAt: words.writtenAt.getTime(),
    })),
  };
}
