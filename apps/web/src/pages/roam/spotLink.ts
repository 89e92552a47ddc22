import { commodityTypeCodes, type CommodityType } from '@cheese/domain/codes/shop/products';
import type { SingleType } from '@cheese/domain/codes/learning/singleTypes';
import { paths } from '../../paths';

/** Type of product that each kind of resource is sold as. */
const homes: Record<SingleType, CommodityType> = {
  1: commodityTypeCodes.course,
  2: commodityTypeCodes.course,
  3: commodityTypeCodes.anatomy,
  4: commodityTypeCodes.course,
  5: commodityTypeCodes.anatomy,
  6: commodityTypeCodes.course,
  8: commodityTypeCodes.course,
  16: commodityTypeCodes.simulation,
  32: commodityTypeCodes.specimen,
  48: commodityTypeCodes.specimen,
  64: commodityTypeCodes.bank,
  65: commodityTypeCodes.anatomy,
};

export const spotLink = (type: SingleType, targetId: number) =>
  paths.commodity({ type: homes[type], productId: targetId });
