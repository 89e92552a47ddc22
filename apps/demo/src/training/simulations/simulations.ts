import { benchSimulations } from './benches';
import { decisionSimulations } from './decisions';
import { laboratorySimulations } from './laboratory';
import type { SeedSimulation } from './seedSimulation';
import { skillSimulations } from './skills';

/** What every simulation of the shop says of itself. */
export const seedSimulationWords: readonly SeedSimulation[] = [
  ...benchSimulations,
  ...laboratorySimulations,
  ...skillSimulations,
  ...decisionSimulations,
];
