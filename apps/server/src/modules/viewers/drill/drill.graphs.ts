import type { Drill } from '@cheese/drills/graph/drill';
import { sceneOf } from '@cheese/drills/graph/drill';
import { pictureSeen } from '@cheese/drills/graph/picture';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { refuse } from '../../../refusal';
import { drill } from './drill.tables';

/** What stands in the table of a drill. */
export function rowOfDrill(graph: Drill, place: number): typeof drill.$inferInsert {
  const { key, version, title, summary, topic, difficulty, minutes, scenes } = graph;
  const first = sceneOf(graph, graph.start);
  if (!first) throw new Error(`${key} has no beginning`);
  const picture = pictureSeen(first.picture);
  return {
    ...{ key, place, version, title, summary, topic, difficulty, minutes, picture, graph },
    sceneCount: scenes.length,
  };
}

/** Read once for each version: what is looked for in a graph is kept beside it. */
const kept = new Map<number, { version: number; graph: Drill }>();

export const forgetGraphs = () => kept.clear();

/** A drill as it is now. */
export async function graphOf(db: Db, id: number): Promise<Drill> {
  const [now] = await db.select({ version: drill.version }).from(drill).where(eq(drill.id, id));
  const { version } = now ?? refuse('drill.notFound');
  const known = kept.get(id);
  if (known?.version === version) return known.graph;
  const [row] = await db.select({ graph: drill.graph }).from(drill).where(eq(drill.id, id));
  const { graph } = row ?? refuse('drill.notFound');
  kept.set(id, { version, graph });
  return graph;
}
