import { type Looking, requireSold, type Sold, soldAs } from '../../shop/commodity/sold.access';
import { specimen } from './specimen.tables';

/** Sold beside libraries of slides, as digital specimens. */
export const SPECIMEN_TYPE = 2;

const sold: Sold = {
  name: 'specimen',
  type: SPECIMEN_TYPE,
  table: specimen,
  notFound: 'specimen.notFound',
  locked: 'specimen.locked',
};

export const isSoldAs = soldAs(sold);

/** Refuses users who may not open the specimen. */
export const requireSpecimen = (looking: Looking, id: number) => requireSold(looking, id, sold);
