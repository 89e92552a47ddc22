import { literal } from '../../../db/literal';
import { commodity } from '../../shop/goods/commodity.tables';
import { and, eq, isNull } from 'drizzle-orm';
import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import { slideLibrary } from './slide.tables';

/** Slides are sold by the library, as digital specimens. */
const ofType = literal(commodityTypeCodes.specimen);

/** Platform libraries only; a school's library is not in the shop. */
export const isSoldAs = and(
  eq(commodity.type, ofType),
  eq(commodity.productId, slideLibrary.id),
  isNull(slideLibrary.organisationId),
);
