import type { CommodityCard } from '@cheese/domain/contract/shop/commodityShapes';
import type { Experiment } from '@cheese/domain/contract/viewers/experiment';

export const EXPERIMENT = 8;

/** An experiment as its price line and its button know what is sold. */
export const experimentAsCard = (one: Experiment): CommodityCard => ({
  ...{ charge: one.charge, offer: one.offer, isLocked: one.isLocked },
  ...{ opened: one.opened, openUntil: one.openUntil },
  ...{ limitedFree: one.opened === 'limitedFree', deadline: null },
  ...{ id: one.commodityId, type: EXPERIMENT, productId: one.id, title: one.name },
  ...{ description: one.summary, cover: one.cover, learnerCount: one.learnerCount },
  ...{ tags: [], teacher: null, publishedAt: 0 },
});
