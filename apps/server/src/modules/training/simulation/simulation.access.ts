import { type Looking, requireSold, type Sold } from '../../shop/commodity/sold.access';
import { simulation } from './simulation.tables';

export const SIMULATION_TYPE = 8;
export const VIDEO_TYPE = 256;

const sold: Sold = {
  name: 'simulation',
  type: SIMULATION_TYPE,
  table: simulation,
  notFound: 'simulation.notFound',
  locked: 'simulation.locked',
};

/** Refuses users who may not do the simulation. */
export const requireSimulation = (looking: Looking, id: number) => requireSold(looking, id, sold);
