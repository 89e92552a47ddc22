import type { LibraryChapter } from '@cheese/domain/contract/exam/questionLibrary';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import type { Clock } from '../../../ports/clock';
import { openBank } from '../bank/bank.access';
import { countInChapters, selectChapters } from '../bank/bank.door';
import { branchOf } from '../bank/bank.tree';
import { selectRefChapters } from '../question/question.door';
import { type Progress, progressIn, sumOf } from './library.progress';

interface Asking {
  db: Db;
  person: Person | null;
  clock: Clock;
}

const nothing = new Map<number, Progress>();

/** The chapters of a bank, each with all that stands below it. */
export async function readCatalog(asking: Asking, bankId: number): Promise<LibraryChapter[]> {
  const { db, person, clock } = asking;
  const { isWhole, mayTry } = await openBank(asking, bankId);
  const chapters = await selectChapters(db, bankId);
  const counts = new Map(
    (await countInChapters(db, bankId)).map((row) => [row.chapterId, row.count]),
  );
  const progress = person ? await progressIn(db, person.id, bankId, clock.now()) : nothing;
  const tried = isWhole ? null : new Set(await selectRefChapters(db, [...mayTry]));
  return chapters.map(({ id, parentId, name }) => {
    const branch = branchOf(chapters, id);
    const { dueCount, ...sums } = sumOf(branch.flatMap((one) => progress.get(one) ?? []));
    return {
      ...{ id, name, pid: parentId, dueCount, ...sums },
      questionCount: branch.reduce((sum, one) => sum + (counts.get(one) ?? 0), 0),
      isLocked: !isWhole,
      hasTrial: branch.some((one) => tried?.has(one)),
    };
  });
}
