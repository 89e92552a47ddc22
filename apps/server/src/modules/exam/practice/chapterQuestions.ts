import type { Answers } from '@cheese/domain/contract/call';
import type { PracticeContract as C } from '@cheese/domain/contract/exam/practice';
import { questionStandingCodes } from '@cheese/domain/codes/exam/practices';
import type { and } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { Db } from '../../../db/database';
import { rowsOf } from '../../../db/paged';
import { refuse } from '../../../calls/refusal';
import { openBank } from '../bank/bank.access';
import { findChapter, selectChapters } from '../bank/bank.door';
import { branchOf } from '../bank/bank.tree';
import type { CallerContext } from '../../../calls/callerContext';
import { isChosen, selectPage } from './practice.chapter.store';

type ChapterQuestionsQuery = Static<C['chapterQuestions']['query']>;

/** The questions of a chapter in their order, and where each stands; of what is closed, nothing. */
export async function listChapterQuestions(
  context: CallerContext<'db'>,
  { chapterId, standing, ...paged }: ChapterQuestionsQuery,
): Promise<Answers<C['chapterQuestions']>> {
  const { db } = context;
  const chapter = (await findChapter(db, chapterId)) ?? refuse('chapter.notFound');
  const { isWhole, mayTry } = await openBank(context, chapter.bankId);
  const branch = branchOf(await selectChapters(db, chapter.bankId), chapterId);
  const chosen = isChosen({ branch, isWhole, mayTry, standing });
  return readPage(db, context.person.id, { chosen, ...paged });
}

interface Page {
  chosen: ReturnType<typeof and>;
  page: number;
  pageCnt: number;
}

async function readPage(db: Db, personId: number, { chosen, ...paged }: Page) {
  const { limit, offset } = rowsOf(paged);
  const rows = await selectPage(db, { personId, chosen, limit, offset });
  const list = rows.map(({ share, all: _all, ...row }, at) => ({
    ...row,
    number: offset + at + 1,
    standing:
      share === null
        ? questionStandingCodes.unanswered
        : share >= 1
          ? questionStandingCodes.right
          : questionStandingCodes.wrong,
  }));
  return { list, total: rows[0]?.all ?? 0 };
}
