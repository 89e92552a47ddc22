import type { keptAsked } from '@cheese/domain/contract/exam/keptQuestion';
import { and, eq, ilike, inArray, type SQL } from 'drizzle-orm';
import type { StaticDecode, TObject } from 'typebox';
import { containing } from '../../../db/containing';
import type { Db } from '../../../db/database';
import { findChapter, selectChapters } from '../bank/bank.door';
import { branchOf } from '../bank/bank.tree';
import { question, questionVersion } from '../question/question.tables';

type Asked = StaticDecode<TObject<typeof keptAsked>>;

/** What lists of kept questions are narrowed to; joined are the question and its current words. */
export async function narrowedTo(db: Db, asked: Asked): Promise<SQL | undefined> {
  const { libraryId, chapterId, type, keyword } = asked;
  return and(
    libraryId ? eq(question.bankId, libraryId) : undefined,
    chapterId ? inArray(question.chapterId, await branchIn(db, chapterId)) : undefined,
    type ? eq(questionVersion.type, type) : undefined,
    keyword ? ilike(questionVersion.stem, containing(keyword)) : undefined,
  );
}

async function branchIn(db: Db, chapterId: number) {
  const chapter = await findChapter(db, chapterId);
  return chapter ? branchOf(await selectChapters(db, chapter.bankId), chapterId) : [chapterId];
}
