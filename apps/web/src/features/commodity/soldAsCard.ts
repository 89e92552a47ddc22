import type { CommodityType } from '@cheese/domain/codes/shop/products';
import type { CommodityCard } from '@cheese/domain/contract/shop/shapes/commodityShapes';

type Sold = Pick<
  CommodityCard,
  'charge' | 'offer' | 'isLocked' | 'opened' | 'openUntil' | 'givenBy' | 'cover'
> & {
  id: number;
  commodityId: number;
  name: string;
  summary: string;
  /** Undefined for types whose learners are not counted. */
  learnerCount?: number;
};

/** Converts a product for the components that show price and purchase. */
export const soldAsCard = (type: CommodityType, one: Sold): CommodityCard => ({
  charge: one.charge,
  offer: one.offer,
  isLocked: one.isLocked,
  opened: one.opened,
  openUntil: one.openUntil,
  givenBy: one.givenBy,
  limitedFree: one.opened === 'limitedFree',
  deadline: null,
  id: one.commodityId,
  type,
  productId: one.id,
  title: one.name,
  description: one.summary,
  cover: one.cover,
  learnerCount: one.learnerCount ?? 0,
  tags: [],
  teacher: null,
  publishedAt: 0,
});
