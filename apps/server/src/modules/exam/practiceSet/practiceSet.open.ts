import { asc, sql } from 'drizzle-orm';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import { secretQuestions } from '../exam/review/attempt.secret';
import { openBanks } from '../bank/bank.access';
import { bankChapter, type ChapterRow } from '../bank/bank.tables';
import { branchOf } from '../bank/bank.tree';
import type { Among, Filter } from './practiceSet.filter.store';

/** Banks the user has lost access to are dropped. */
export async function openChosen(context: CallerContext<'db'>, { bankIds, chapterIds }: Filter) {
  const { db, person, clock } = context;
  const opened = [...(await openBanks(context, bankIds)).values()];
  const banks = opened.map(({ bank }) => bank);
  const chapters = await chaptersOf(
    db,
    banks.map(({ id }) => id),
  );
  const among: Among = {
    personId: person.id,
    whole: opened.filter(({ isWhole }) => isWhole).map(({ bank }) => bank.id),
    tried: opened.flatMap(({ mayTry }) => [...mayTry]),
    secret: [...(await secretQuestions(db, person.id, clock.now()))],
  };
  return { banks, chapters, branches: branchesOf(chapters, chapterIds), among };
}

const chaptersOf = (db: Db, bankIds: readonly number[]) =>
  prepared(db, 'chapters_of_banks', () =>
    db
      .select()
      .from(bankChapter)
      .where(sql`${bankChapter.bankId} = any(${sql.placeholder('bankIds')}::int[])`)
      .orderBy(asc(bankChapter.bankId), asc(bankChapter.place), asc(bankChapter.id))
      .prepare('chapters_of_banks'),
  ).execute({ bankIds: [...bankIds] });

/** Chapters of other banks are none. */
function branchesOf(chapters: readonly ChapterRow[], chosen: readonly number[]) {
  const known = new Set(chapters.map(({ id }) => id));
  const there = chosen.filter((id) => known.has(id));
  return [...new Set(there.flatMap((id) => branchOf(chapters, id)))];
}
