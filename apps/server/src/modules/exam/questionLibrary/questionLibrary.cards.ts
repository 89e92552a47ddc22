import type { QuestionLibrary } from '@cheese/domain/contract/exam/questionLibrary';
import type { CommodityCard } from '@cheese/domain/contract/shop/shapes/commodityShapes';

/** A bank as it is on sale: what its card says, and how many questions it has. */
export function toLibrary(card: CommodityCard, questionCount: number): QuestionLibrary {
  const { charge, offer, isLocked, opened, openUntil, givenBy, cover, learnerCount } = card;
  return {
    charge,
    offer,
    isLocked,
    opened,
    openUntil,
    givenBy,
    cover,
    learnerCount,
    questionCount,
    commodityId: card.id,
    id: card.productId,
    name: card.title,
    summary: card.description,
  };
}
