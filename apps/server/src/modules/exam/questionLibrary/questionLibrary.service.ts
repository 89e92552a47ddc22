import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import type { Answers } from '@cheese/domain/contract/call';
import type { QuestionLibraryContract as C } from '@cheese/domain/contract/exam/questionLibrary';
import { and, eq, ilike, inArray } from 'drizzle-orm';
import type { Static } from 'typebox';
import { containing } from '../../../db/containing';
import type { Db } from '../../../db/database';
import { countCommodities, listCards, type Viewer } from '../../shop/commodity/commodity.cards';
import { narrowed } from '../../shop/commodity/commodity.narrowing';
import { commodity } from '../../shop/goods/commodity.tables';
import { countQuestions } from '../bank/bank.door';
import { toLibrary } from './questionLibrary.cards';

type ListAsked = Static<C['list']['query']>;

export async function listLibraries(
  db: Db,
  viewer: Viewer,
  { page, pageCnt, keyword, sort, ...asked }: ListAsked,
): Promise<Answers<C['list']>> {
  const where = and(
    await narrowed(db, { ...asked, type: commodityTypeCodes.bank }),
    keyword ? ilike(commodity.title, containing(keyword)) : undefined,
  );
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
  const where = and(
    eq(commodity.type, commodityTypeCodes.bank),
    inArray(commodity.productId, [...bankIds]),
  );
  const cards = await listCards(db, viewer, { where, limit: bankIds.length });
  const counts = await countQuestions(db, bankIds);
  return new Map(
    cards.map((card) => [card.productId, toLibrary(card, counts.get(card.productId) ?? 0)]),
  );
}
