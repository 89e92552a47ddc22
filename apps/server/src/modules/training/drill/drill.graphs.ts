import { type Drill, sceneOf } from '@cheese/drills/graph/drill';
import { pictureSeen } from '@cheese/drills/graph/picture';
import type { Step } from '@cheese/drills/play/answer';
import { bestWayOf } from '@cheese/drills/walk/best';
import type { Db } from '../../../db/database';
import { batched } from '../../../db/batched';
import { lruCache } from '../../../support/lruCache';
import { refuse } from '../../../calls/refusal';
import { type ViewerScope, isVisibleTo } from '../../base/ownership/visibleTo';
import type { drill } from './drill.tables';
import { selectGraph, selectStandings, updateBest } from './drill.graphs.store';

export function rowOfDrill(
  graph: Drill,
  place: number,
  best: readonly Step[] = bestWayOf(graph),
): typeof drill.$inferInsert {
  const { key, version, title, summary, topic, difficulty, minutes, scenes } = graph;
  const first = sceneOf(graph, graph.start);
  if (!first) throw new Error(`${key} has no beginning`);
  const picture = pictureSeen(first.picture);
  return {
    key,
    place,
    version,
    title,
    summary,
    topic,
    difficulty,
    minutes,
    picture,
    graph,
    sceneCount: scenes.length,
    best,
  };
}

interface Known {
  version: number;
  graph: Drill;
  /** No call looks for it: that takes up to half a second. */
  best: readonly Step[];
}

/** A drill the user may do, with the permissions it was checked by. */
export interface SeenDrill extends Known {
  readonly eyes: ViewerScope;
  readonly organisationId: number | null;
}

/** Read once for each version; schools may make more than there is room for. */
const kept = lruCache<Known>({
  name: 'drill.graphs',
  most: 60,
  invalidatedBy: 'nothing: a version never changes',
});

const standingOf = batched(async (db, all: readonly number[]) => {
  const rows = await selectStandings(db, all);
  const byId = new Map(rows.map(({ id, ...standing }) => [id, standing]));
  return all.map((id) => byId.get(id));
});

/** The only way to a drill as it is now, with the best way through it. */
export async function seeDrill(db: Db, id: number, eyes: ViewerScope): Promise<SeenDrill> {
  const now = await standingOf(db, id);
  const { version, ...standing } = now ?? refuse('drill.notFound');
  if (!isVisibleTo(standing, eyes)) refuse('drill.notFound');
  const known = kept.find(id);
  const its = known?.version === version ? known : await readGraph(db, id, version);
  return { ...its, eyes, organisationId: standing.organisationId };
}

async function readGraph(db: Db, id: number, version: number): Promise<Known> {
  const [row] = await selectGraph(db, id);
  const { graph, best } = row ?? refuse('drill.notFound');
  const read = { version, graph, best: best ?? (await keepBest(db, id, graph)) };
  kept.keep(id, read);
  return read;
}

/** For one that stood there before ways were kept: once for all nodes. */
async function keepBest(db: Db, id: number, graph: Drill) {
  const best = bestWayOf(graph);
  await updateBest(db, id, best);
  return best;
}
