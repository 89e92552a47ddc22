import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import { type Looking, requireSold, type Sold } from '../../shop/commodity/sold.access';
import { simulation } from './simulation.tables';

const sold: Sold = {
  name: 'simulation',
  type: commodityTypeCodes.simulation,
  table: simulation,
  notFound: 'simulation.notFound',
  locked: 'simulation.locked',
};

/** Refuses users who may not do the simulation. */
export const requireSimulation = (looking: Looking, id: number) => requireSold(looking, id, sold);
