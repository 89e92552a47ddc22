import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import { experiment } from '../experiment/experiment.tables';
import { eq, sql } from 'drizzle-orm';
import { simulation } from './simulation.tables';

const noWords = { aims: [], equipment: [], steps: [] };

/** A simulation on sale may have no texts yet. */
export async function findWords(db: Db, id: number) {
  const { aims, equipment, steps } = simulation;
  const plan = prepared(db, 'simulation_words', () =>
    db
      .select({ aims, equipment, steps })
      .from(simulation)
      .where(eq(simulation.id, sql.placeholder('id')))
      .prepare('simulation_words'),
  );
  return (await plan.execute({ id }))[0] ?? noWords;
}

export const countBenches = (db: Db, id: number) => db.$count(experiment, eq(experiment.id, id));
