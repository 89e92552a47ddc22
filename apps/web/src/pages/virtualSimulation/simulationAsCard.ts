import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import type { Simulation, SimulationDetail } from '@cheese/domain/contract/training/simulation';
import { soldAsCard } from '../../features/commodity/soldAsCard';

export interface SoldSimulation extends Omit<SimulationDetail, 'commodityId'> {
  commodityId: number;
}

/** One that is sold; null of what a school or the platform made. */
export const soldOf = ({ commodityId, ...one }: SimulationDetail): SoldSimulation | null =>
  commodityId === null ? null : { ...one, commodityId };

/** A simulation as its price line and its button know what is sold. */
export const simulationAsCard = (one: Simulation | SoldSimulation) =>
  soldAsCard(commodityTypeCodes.simulation, one);
