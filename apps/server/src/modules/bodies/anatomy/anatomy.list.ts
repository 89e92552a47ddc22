import type { Answers } from '@cheese/domain/contract/call';
import type { Anatomy, AnatomyContract as C } from '@cheese/domain/contract/bodies/anatomy';
import type { Static } from 'typebox';
import type { Db } from '../../../db/database';
import { pageOfCards, type Viewer } from '../../shop/commodity/commodity.cards';
import { soldFields, type SoldCard } from '../../shop/commodity/soldFields';
import { type AnatomyFacts, isListed, selectFacts } from './anatomy.list.store';

export const toAnatomy = (
  card: SoldCard,
  { categoryId, system, structureCount, source }: AnatomyFacts,
): Anatomy => ({
  ...soldFields(card),
  // An anatomy on sale always has a category.
  categoryId: categoryId ?? 0,
  system,
  structureCount,
  source,
});

export async function listAnatomies(
  db: Db,
  viewer: Viewer,
  { page, pageCnt, keyword, sort, categoryId, system, ...asked }: Static<C['list']['query']>,
): Promise<Answers<C['list']>> {
  const where = await isListed(db, { system, categoryId, asked, keyword });
  const { cards, total } = await pageOfCards(db, viewer, { where, sort, page, pageCnt });
  const facts = await selectFacts(
    db,
    cards.map(({ productId }) => productId),
  );
  const list = cards.flatMap((card) => {
    const its = facts.get(card.productId);
    return its ? [toAnatomy(card, its)] : [];
  });
  return { list, total };
}
