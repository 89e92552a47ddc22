import type { CommodityCard } from '@cheese/domain/contract/shop/commodityShapes';
import type { SlideLibrary } from '@cheese/domain/contract/viewers/slideLibrary';

const SPECIMEN = 2;

/** A library as its price line and its button know what is sold; nobody counts its learners. */
export const libraryAsCard = (library: SlideLibrary): CommodityCard => ({
  ...{ charge: library.charge, offer: library.offer, isLocked: library.isLocked },
  ...{ opened: library.opened, openUntil: library.openUntil },
  ...{ limitedFree: library.opened === 'limitedFree', deadline: null },
  ...{ id: library.commodityId, type: SPECIMEN, productId: library.id, title: library.name },
  ...{ description: library.summary, cover: library.cover, learnerCount: 0 },
  ...{ tags: [], teacher: null, publishedAt: 0 },
});
