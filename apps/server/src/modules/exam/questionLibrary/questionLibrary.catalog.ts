import type {
  LibraryChapter,
  QuestionLibraryContract as C,
} from '@cheese/domain/contract/exam/questionLibrary';
import type { SharedCallContext } from '../../../calls/shared';
import type { CallContext } from '../../../calls/call';
import { refuse } from '../../../calls/refusal';
import { openBank } from '../bank/bank.access';
import { countInChapters, findBank, selectChapters, selectFirst } from '../bank/bank.door';
import { branchOf } from '../bank/bank.tree';
import { selectRefChapters } from '../question/question.door';
import { type Progress, progressIn, sumOf } from './questionLibrary.progress';

const nothing = new Map<number, Progress>();

/** All chapters with their subtree counts, without anyone's progress. */
async function readChapters(
  { db, query: { libraryId: bankId } }: SharedCallContext<C['catalog']>,
  isWhole: boolean,
): Promise<LibraryChapter[]> {
  const chapters = await selectChapters(db, bankId);
  const rows = await countInChapters(db, bankId);
  const counts = new Map(rows.map((row) => [row.chapterId, row.count]));
  const bank = (await findBank(db, bankId)) ?? refuse('bank.notFound');
  const first = isWhole ? [] : await selectFirst(db, bankId, bank.freeCount);
  const tried = new Set(await selectRefChapters(db, first));
  return chapters.map(({ id, parentId, name }) => {
    const branch = branchOf(chapters, id);
    return {
      id,
      name,
      pid: parentId,
      ...sumOf([]),
      questionCount: branch.reduce((sum, one) => sum + (counts.get(one) ?? 0), 0),
      isLocked: !isWhole,
      hasTrial: branch.some((one) => tried.has(one)),
    };
  });
}

async function readOwn({ query: { libraryId }, ...context }: CallContext<C['catalog']>) {
  const { db, person, clock } = context;
  const { isWhole } = await openBank(context, libraryId);
  const progress = person ? await progressIn(db, person.id, libraryId, clock.now()) : nothing;
  return { isWhole, progress };
}

type OwnStanding = Awaited<ReturnType<typeof readOwn>>;

/** Cached for a second for users with and without access; their own progress is added. */
export const libraryCatalog = {
  seenBy: readOwn,
  alike: ({ isWhole }: OwnStanding) => isWhole,
  make: readChapters,
  own(rows: LibraryChapter[], { progress }: OwnStanding) {
    if (progress.size === 0) return null;
    const nodes = rows.map(({ id, pid }) => ({ id, parentId: pid }));
    return rows.map((row) => {
      const branch = branchOf(nodes, row.id);
      return { ...row, ...sumOf(branch.flatMap((one) => progress.get(one) ?? [])) };
    });
  },
};
