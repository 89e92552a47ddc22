import type { CallerContext } from '../../../calls/callerContext';
import { secretQuestions } from '../exam/review/attempt.secret';
import { openBanks } from '../bank/bank.access';
import type { ChapterRow } from '../bank/bank.tables';
import { branchOf } from '../bank/bank.tree';
import type { Among, Filter } from './practiceSet.filter.store';
import { selectChaptersOf } from './practiceSet.open.store';

/** Banks the user has lost access to are dropped. */
export async function openChosen(context: CallerContext<'db'>, { bankIds, chapterIds }: Filter) {
  const { db, person, clock } = context;
  const opened = [...(await openBanks(context, bankIds)).values()];
  const banks = opened.map(({ bank }) => bank);
  const chapters = await selectChaptersOf(
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

/** Chapters of other banks are none. */
function branchesOf(chapters: readonly ChapterRow[], chosen: readonly number[]) {
  const known = new Set(chapters.map(({ id }) => id));
  const there = chosen.filter((id) => known.has(id));
  return [...new Set(there.flatMap((id) => branchOf(chapters, id)))];
}
