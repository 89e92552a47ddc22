import { searchTypeCodes } from '@cheese/domain/codes/front/searchTypes';
import { and, eq, sql } from 'drizzle-orm';
import { requestedRows } from '../../base/findable/findable.asked';
import { type FindableSource, shelfOf } from '../../base/findable/findable.shapes';
import { madeSimulation, simulation } from './simulation.tables';
import { simulationTexts } from './simulation.texts';

// Written out: where one table alone is asked, its columns come without its name.
const videos = sql<string[]>`array(select video.title from simulation_video video
  where video.simulation_id = made_simulation.id order by video.number)`;

/** Teachers' simulations; those on sale are found as commodities. */
export const madeSimulationFindable: FindableSource = {
  kind: 'madeSimulation',
  shelf: 'catalogue',
  async select(db, asked) {
    const { id, title, summary, organisationId } = madeSimulation;
    const { aims, equipment, steps } = simulation;
    const { isAsked, inOrder, most } = requestedRows(id, asked);
    const rows = await db
      .select({ id, title, summary, organisationId, aims, equipment, steps, videos })
      .from(madeSimulation)
      .innerJoin(simulation, eq(simulation.id, id))
      .where(and(isAsked, eq(madeSimulation.isShown, true)))
      .orderBy(inOrder)
      .limit(most);
    return rows.map((row) => ({
      id: row.id,
      type: searchTypeCodes.madeSimulation,
      title: row.title,
      weight: row.id,
      typeNames: [...simulationTexts.findableNames],
      tags: [],
      parts: [...row.videos, ...row.aims, ...row.equipment, ...row.steps],
      text: row.summary,
      shelf: shelfOf(row.organisationId),
    }));
  },
};
