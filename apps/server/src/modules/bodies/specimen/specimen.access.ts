import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import type { VisitorContext } from '../../../calls/callerContext';
import { requireSold } from '../../shop/commodity/sold.access';
import { specimen } from './specimen.tables';
import { type Sold, soldAs } from '../../shop/commodity/sold.filters';

const sold: Sold = {
  name: 'specimen',
  type: commodityTypeCodes.specimen,
  table: specimen,
  notFound: 'specimen.notFound',
  locked: 'specimen.locked',
};

export const isSoldAs = soldAs(sold);

/** Refuses users who may not open the specimen. */
export const requireSpecimen = (looking: VisitorContext, id: number) =>
  requireSold(looking, id, sold);
