import { indexForSearch } from '@cheese/server/modules/base/findable/findable.service';
import { drillFindable } from '@cheese/server/modules/training/drill/drill.findable';
import { rowOfDrill } from '@cheese/server/modules/training/drill/drill.graphs';
import { drill } from '@cheese/server/modules/training/drill/drill.tables';
import { idsOf } from '../planting/idsOf';
import type { Seed } from '../planting/seed';
import { everyDrill } from './drills/everyDrill';

/** Drills of first aid, free for everybody. */
export const seedDrills: Seed = {
  area: 'drill',
  async plant({ db }) {
    const rows = everyDrill.map((graph, at) => rowOfDrill(graph, at));
    const planted = await db.insert(drill).values(rows).returning({ id: drill.id });
    await indexForSearch(db, drillFindable, idsOf(planted));
  },
};
