import { rowOfDrill } from '@cheese/server/modules/viewers/drill/drill.graphs';
import { drill } from '@cheese/server/modules/viewers/drill/drill.tables';
import type { Seed } from '../planting/seed';
import { everyDrill } from './drills/everyDrill';

/** Drills of first aid, free for everybody. */
export const seedDrills: Seed = {
  area: 'drill',
  async plant({ db }) {
    await db.insert(drill).values(everyDrill.map((graph, at) => rowOfDrill(graph, at)));
  },
};
