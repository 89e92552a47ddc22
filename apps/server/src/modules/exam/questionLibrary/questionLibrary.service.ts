import type { Answers } from '@cheese/domain/contract/call';
import type { QuestionLibraryContract as C } from '@cheese/domain/contract/exam/questionLibrary';
import type { Static } from 'typebox';
import type { Db } from '../../../db/database';
import { listCards, type Viewer } from '../../shop/commodity/commodity.cards';
import { countQuestions } from '../bank/bank.door';
import { toLibrary } from './questionLibrary.cards';
import { areOfBanks, isListed } from './questionLibrary.filters';
import { countCommodities } from '../../shop/commodity/commodity.door';

type ListAsked = Static<C['list']['query']>;

export async function listLibraries(
  db: Db,
  viewer: Viewer,
  { page, pageCnt, keyword, sort, ...asked }: ListAsked,
): Promise<Answers<C['list']>> {
  const where = await isListed(db, asked, keyword);
  const slice = { where, sort, limit: pageCnt, offset: (page - 1) * pageCnt };
  const [cards, total] = [await listCards(db, viewer, slice), await countCommodities(db, where)];
  const counts = await countQuestions(
    db,
    cards.map(({ productId }) => productId),
  );
  return { list: cards.map((card) => toLibrary(card, counts.get(card.productId) ?? 0)), total };
}

/** The cards of these banks, by bank. */
export async function librariesOf(db: Db, viewer: Viewer, bankIds: readonly number[]) {
  if (bankIds.length === 0) return new Map<number, ReturnType<typeof toLibrary>>();
  const where = areOfBanks(bankIds);
  const cards = await listCards(db, viewer, { where, limit: bankIds.length });
  const counts = await countQuestions(db, bankIds);
  return new Map(
    cards.map((card) => [card.productId, toLibrary(card, counts.get(card.productId) ?? 0)]),
  );
}
