import type { Answers } from '@cheese/domain/contract/call';
import type { QuestionLibraryContract as C } from '@cheese/domain/contract/exam/questionLibrary';
import type { Static } from 'typebox';
import type { Db } from '../../../db/database';
import { rowsOf } from '../../../db/paged';
import { refuse } from '../../../calls/refusal';
import { viewerOf } from '../../shop/commodity/viewer';
import { openBank } from '../bank/bank.access';
import { selectChapters, subscribe, unsubscribe } from '../bank/bank.door';
import { branchOf } from '../bank/bank.tree';
import type { CallerContext } from '../../../calls/callerContext';
import { clearProgress } from '../standing/standing.door';
import { selectShelf } from './questionLibrary.shelf.store';
import { librariesOf } from './questionLibrary.service';

/** Banks that the user subscribed to or practises in, latest first. */
export async function listSubscribed(
  { db, ...who }: CallerContext<'db'>,
  paged: Static<C['subscribed']['query']>,
): Promise<Answers<C['subscribed']>> {
  const now = who.clock.now();
  const { rows, total } = await selectShelf(db, who.person.id, { ...rowsOf(paged), now });
  const viewer = await viewerOf(db, who);
  const libraries = await librariesOf(
    db,
    viewer,
    rows.map(({ bankId }) => bankId),
  );
  const list = rows.flatMap(({ bankId, subscribedAt, lastPractisedAt, ...progress }) => {
    const library = libraries.get(bankId);
    return library
      ? [
          {
            ...library,
            ...progress,
            subscribedAt: subscribedAt.getTime(),
            lastPractisedAt: lastPractisedAt?.getTime() ?? null,
          },
        ]
      : [];
  });
  return { list, total };
}

export async function putOnShelf(context: CallerContext<'db'>, bankId: number) {
  await openBank(context, bankId);
  await subscribe(context.db, context.person.id, bankId, context.clock.now());
  return null;
}

export async function takeOffShelf({ db, person }: CallerContext<'db'>, bankId: number) {
  await unsubscribe(db, person.id, bankId);
  return null;
}

/** The progress begins anew, in all of it or in one chapter. */
export async function refreshProgress(
  { db, person }: CallerContext<'db'>,
  { libraryId: bankId, chapterId }: Static<C['refresh']['body']>,
) {
  const chapterIds = chapterId ? await branchIn(db, bankId, chapterId) : null;
  await clearProgress(db, person.id, { bankId, chapterIds });
  return null;
}

async function branchIn(db: Db, bankId: number, chapterId: number) {
  const chapters = await selectChapters(db, bankId);
  if (!chapters.some(({ id }) => id === chapterId)) refuse('chapter.notFound');
  return branchOf(chapters, chapterId);
}
