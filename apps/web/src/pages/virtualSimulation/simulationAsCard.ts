import type { Simulation, SimulationDetail } from '@cheese/domain/contract/viewers/simulation';
import { soldAsCard } from '../../features/commodity/soldAsCard';

export const SIMULATION = 8;

/** A simulation as its price line and its button know what is sold. */
export const simulationAsCard = (one: Simulation | SimulationDetail) => soldAsCard(SIMULATION, one);
