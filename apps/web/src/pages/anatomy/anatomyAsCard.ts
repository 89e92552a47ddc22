import type { CommodityCard } from '@cheese/domain/contract/shop/commodityShapes';
import type { Anatomy } from '@cheese/domain/contract/viewers/anatomy';

export const ANATOMY = 16;

/** An anatomy as its price line and its button know what is sold. */
export const anatomyAsCard = (one: Anatomy): CommodityCard => ({
  ...{ charge: one.charge, offer: one.offer, isLocked: one.isLocked },
  ...{ opened: one.opened, openUntil: one.openUntil },
  ...{ limitedFree: one.opened === 'limitedFree', deadline: null },
  ...{ id: one.commodityId, type: ANATOMY, productId: one.id, title: one.name },
  ...{ description: one.summary, cover: one.cover, learnerCount: one.learnerCount },
  ...{ tags: [], teacher: null, publishedAt: 0 },
});
