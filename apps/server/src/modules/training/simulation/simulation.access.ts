import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import type { VisitorContext } from '../../../calls/callerContext';
import { requireSold } from '../../shop/commodity/sold.access';
import { simulation } from './simulation.tables';
import type { Sold } from '../../shop/commodity/sold.filters';

const sold: Sold = {
  name: 'simulation',
  type: commodityTypeCodes.simulation,
  table: simulation,
  notFound: 'simulation.notFound',
  locked: 'simulation.locked',
};

/** Refuses users who may not do the simulation. */
export const requireSimulation = (looking: VisitorContext, id: number) =>
  requireSold(looking, id, sold);
