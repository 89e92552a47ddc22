import type { keptAsked } from '@cheese/domain/contract/exam/shapes/keptQuestion';
import { and, eq, ilike, type SQL, sql } from 'drizzle-orm';
import type { StaticDecode, TObject } from 'typebox';
import { containing } from '../../../db/containing';
import type { Db } from '../../../db/database';
import { inputs } from '../../../db/prepared';
import { findChapter, selectChapters } from '../bank/bank.door';
import { branchOf } from '../bank/bank.tree';
import { question, questionVersion } from '../bank/question.tables';

type KeptQuestionFilters = StaticDecode<TObject<typeof keptAsked>>;

const asked = inputs('libraryId', 'chapterIds', 'type', 'pattern');

/** By what lists of kept questions are narrowed; joined are the question and its words. */
const ways = {
  libraryId: eq(question.bankId, asked.libraryId),
  chapterId: sql`${question.chapterId} = any(${asked.chapterIds}::int[])`,
  type: eq(questionVersion.type, asked.type),
  keyword: ilike(questionVersion.stem, asked.pattern),
};

/** The condition, with a name for the statement that is kept of it, and the inputs of both. */
export interface Narrowing {
  way: string;
  where: SQL | undefined;
  values: Record<string, unknown>;
}

export async function narrowingOf(
  db: Db,
  { libraryId, chapterId, type, keyword }: KeptQuestionFilters,
) {
  const said = { libraryId, chapterId, type, keyword };
  const names = (Object.keys(ways) as (keyof typeof ways)[]).filter((name) => said[name]);
  const chapterIds = chapterId ? await branchIn(db, chapterId) : [];
  const pattern = keyword ? containing(keyword) : '';
  return {
    way: names.join('_'),
    where: and(...names.map((name) => ways[name])),
    values: { libraryId, chapterIds, type, pattern },
  } satisfies Narrowing;
}

async function branchIn(db: Db, chapterId: number) {
  const chapter = await findChapter(db, chapterId);
  return chapter ? branchOf(await selectChapters(db, chapter.bankId), chapterId) : [chapterId];
}
