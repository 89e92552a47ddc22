import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import type { Answers } from '@cheese/domain/contract/call';
import type { QuestionLibraryContract as C } from '@cheese/domain/contract/exam/questionLibrary';
import type { CallContext } from '../../../calls/call';
import type { SharedCallContext } from '../../../calls/shared';
import { refuse } from '../../../calls/refusal';
import { findCard } from '../../shop/commodity/commodity.cards';
import { sharedViewer, ownCard, ownSold } from '../../shop/commodity/viewer';
import { holdingsOf } from '../../shop/entitlement/entitlement.service';
import { countQuestions, findBank, selectChapters } from '../bank/bank.door';
import { toLibrary } from './questionLibrary.cards';
import { progressIn, sumOf } from './questionLibrary.progress';
import { selectHtml } from './questionLibrary.detail.store';
import { findKept } from './questionLibrary.progress.store';

/** A bank as all members, and all others, see it. */
async function readLibrary(
  { db, clock, query: { id } }: SharedCallContext<C['detail']>,
  isMember: boolean,
): Promise<Answers<C['detail']>> {
  const bank = (await findBank(db, id)) ?? refuse('bank.notFound');
  const product = { type: commodityTypeCodes.bank, productId: id } as const;
  const card =
    (await findCard(db, sharedViewer(clock, isMember), product)) ?? refuse('bank.notFound');
  const [chapters, counts] = [await selectChapters(db, id), await countQuestions(db, [id])];
  const rows = await selectHtml(db, card.id);
  return {
    ...toLibrary(card, counts.get(id) ?? 0),
    html: rows[0]?.html ?? '',
    chapterCount: chapters.length,
    freeCount: bank.freeCount,
    updatedAt: bank.updatedAt.getTime(),
    validUntil: card.openUntil,
    deadline: card.deadline,
    isSubscribed: false,
    progress: null,
  };
}

async function readOwn({ db, person, clock, query: { id } }: CallContext<C['detail']>) {
  const held = await holdingsOf({ db, person, clock });
  if (!person) return { held, kept: null };
  const [progress, { isSubscribed, collectedCount }] = await Promise.all([
    progressIn(db, person.id, id, clock.now()),
    findKept(db, person.id, id),
  ]);
  const sums = { ...sumOf([...progress.values()]), collectedCount };
  return { held, kept: { isSubscribed, progress: sums } };
}

type OwnStanding = Awaited<ReturnType<typeof readOwn>>;

/** Cached for a second for everyone; the user's own data is added. */
export const libraryDetail = {
  seenBy: readOwn,
  alike: ({ held }: OwnStanding) => held.memberUntil !== null,
  make: readLibrary,
  own(library: Answers<C['detail']>, { held, kept }: OwnStanding) {
    if (!kept) return null;
    const owned = ownSold(library, ownCard(held));
    return { ...owned, ...kept, validUntil: owned.openUntil };
  },
};
