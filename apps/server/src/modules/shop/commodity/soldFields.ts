import type { CommodityCard } from '@cheese/domain/contract/shop/shapes/commodityShapes';

export type SoldCard = Omit<CommodityCard, 'publishedAt'>;

/** Commodity fields in the answers of anatomies, experiments and other products. */
export function soldFields(card: SoldCard) {
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
    commodityId: card.id,
    id: card.productId,
    name: card.title,
    summary: card.description,
  };
}
