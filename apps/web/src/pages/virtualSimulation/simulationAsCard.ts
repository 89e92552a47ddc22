import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import type { Simulation, SimulationDetail } from '@cheese/domain/contract/training/simulation';
import { soldAsCard } from '../../features/commodity/soldAsCard';

export interface SoldSimulation extends Omit<SimulationDetail, 'commodityId'> {
  commodityId: number;
}

/** The simulation if it is on sale; null for one made by a school or the platform. */
export const soldOf = ({ commodityId, ...one }: SimulationDetail): SoldSimulation | null =>
  commodityId === null ? null : { ...one, commodityId };

/** A simulation in the form that price lines and buy buttons take. */
export const simulationAsCard = (one: Simulation | SoldSimulation) =>
  soldAsCard(commodityTypeCodes.simulation, one);
