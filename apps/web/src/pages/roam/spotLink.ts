import type { CommodityType } from '@cheese/domain/codes/shop/products';
import type { SingleType } from '@cheese/domain/codes/learning/singleTypes';
import { paths } from '../../paths';

/** Among which products a resource of the tour is found. */
const homes: Record<SingleType, CommodityType> = {
  1: 1,
  2: 1,
  3: 16,
  4: 1,
  5: 16,
  6: 1,
  8: 1,
  16: 8,
  32: 2,
  48: 2,
  64: 4,
  65: 16,
};

export const spotLink = (type: SingleType, targetId: number) =>
  paths.commodity({ type: homes[type], productId: targetId });
