import type { CommodityCard } from '@cheese/domain/contract/shop/commodityShapes';
import type { Specimen } from '@cheese/domain/contract/viewers/specimen';

export const SPECIMEN = 2;

/** A specimen as its price line and its button know what is sold. */
export const specimenAsCard = (one: Specimen): CommodityCard => ({
  ...{ charge: one.charge, offer: one.offer, isLocked: one.isLocked },
  ...{ opened: one.opened, openUntil: one.openUntil },
  ...{ limitedFree: one.opened === 'limitedFree', deadline: null },
  ...{ id: one.commodityId, type: SPECIMEN, productId: one.id, title: one.name },
  ...{ description: one.summary, cover: one.cover, learnerCount: one.learnerCount },
  ...{ tags: [], teacher: null, publishedAt: 0 },
});
