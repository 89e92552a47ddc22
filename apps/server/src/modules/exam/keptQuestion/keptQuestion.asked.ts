import type { keptAsked } from '@cheese/domain/contract/exam/shapes/keptQuestion';
import { and, type SQL } from 'drizzle-orm';
import type { StaticDecode, TObject } from 'typebox';
import { likePattern } from '../../../db/likePattern';
import type { Db } from '../../../db/database';
import { findChapter, selectChapters } from '../bank/bank.door';
import { branchOf } from '../bank/bank.tree';
import { ways } from './keptQuestion.filters';

type KeptQuestionFilters = StaticDecode<TObject<typeof keptAsked>>;

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
  const pattern = keyword ? likePattern(keyword) : '';
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
