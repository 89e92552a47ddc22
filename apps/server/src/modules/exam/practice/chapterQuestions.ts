import type { Answers } from '@cheese/domain/contract/call';
import type { PracticeContract as C } from '@cheese/domain/contract/exam/practice';
import { questionStandingCodes, type QuestionStanding } from '@cheese/domain/codes/exam/practices';
import { and, asc, eq, inArray, isNull, lt, gte, sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { Db } from '../../../db/database';
import { rowsOf } from '../../../db/paged';
import { refuse } from '../../../calls/refusal';
import { openBank } from '../bank/bank.access';
import { findChapter, selectChapters } from '../bank/bank.door';
import { branchOf } from '../bank/bank.tree';
import { living } from '../question/question.door';
import { question, questionVersion } from '../bank/question.tables';
import { questionStanding } from '../question/history/standing.tables';
import type { CallerContext } from '../../../calls/callerContext';

type ChapterQuestionsQuery = Static<C['chapterQuestions']['query']>;

const standsAt: Record<QuestionStanding, ReturnType<typeof sql>> = {
  0: isNull(questionStanding.share),
  1: gte(questionStanding.share, 1),
  2: lt(questionStanding.share, 1),
};

/** The questions of a chapter in their order, and where each stands; of what is closed, nothing. */
export async function listChapterQuestions(
  context: CallerContext<'db'>,
  { chapterId, standing, ...paged }: ChapterQuestionsQuery,
): Promise<Answers<C['chapterQuestions']>> {
  const { db } = context;
  const chapter = (await findChapter(db, chapterId)) ?? refuse('chapter.notFound');
  const { isWhole, mayTry } = await openBank(context, chapter.bankId);
  const branch = branchOf(await selectChapters(db, chapter.bankId), chapterId);
  const chosen = and(
    inArray(question.chapterId, branch),
    living,
    isWhole ? undefined : inArray(question.id, [...mayTry]),
    standing === undefined ? undefined : standsAt[standing],
  );
  return readPage(db, context.person.id, { chosen, ...paged });
}

interface Page {
  chosen: ReturnType<typeof and>;
  page: number;
  pageCnt: number;
}

async function readPage(db: Db, personId: number, { chosen, ...paged }: Page) {
  const { limit, offset } = rowsOf(paged);
  const isTheirs = and(
    eq(questionStanding.questionId, question.id),
    eq(questionStanding.personId, personId),
  );
  const isCurrent = and(
    eq(questionVersion.questionId, question.id),
    eq(questionVersion.nth, question.version),
  );
  const { type, stem } = questionVersion;
  const all = sql<number>`count(*) over ()::int`;
  const rows = await db
    .select({ id: question.id, type, stem, share: questionStanding.share, all })
    .from(question)
    .innerJoin(questionVersion, isCurrent)
    .leftJoin(questionStanding, isTheirs)
    .where(chosen)
    .orderBy(asc(question.chapterId), asc(question.place), asc(question.id))
    .limit(limit)
    .offset(offset);
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
