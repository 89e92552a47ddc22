import type { Drill } from './drill';
import { waysIn } from '../walk/conditions';

/** A scene or an end with its position in the drawing: its layer, and its place in the layer. */
export interface Placed {
  id: string;
  title: string;
  kind: 'scene' | 'end';
  layer: number;
  place: number;
  /** Unreachable. */
  isLost: boolean;
}

export interface Line {
  from: string;
  to: string;
  /** The way endangers the patient. */
  isCritical: boolean;
  /** The way leads to the same or an earlier layer. */
  isBack: boolean;
}

interface Layout {
  nodes: readonly Placed[];
  lines: readonly Line[];
  layers: number;
  /** The size of the largest layer. */
  places: number;
}

const linesOf = ({ scenes }: Drill) =>
  scenes.flatMap((scene) => waysIn(scene).map(({ way }) => ({ from: scene.id, way })));

/** The minimum number of steps from the start to each scene. */
function distances(drill: Drill): Map<string, number> {
  const found = new Map<string, number>();
  const lines = linesOf(drill);
  const scenes = new Set(drill.scenes.map(({ id }) => id));
  let next = scenes.has(drill.start) ? [drill.start] : [];
  for (let far = 0; next.length > 0; far += 1) {
    for (const id of next) found.set(id, far);
    const here = new Set(next);
    const reached = lines.flatMap(({ from, way }) => (here.has(from) ? [way.to] : []));
    next = [...new Set(reached)].filter((id) => scenes.has(id) && !found.has(id));
  }
  return found;
}

/** The ends that can be reached: by a way, by a turn, or by running out of steps. */
const endsReached = (drill: Drill, far: ReadonlyMap<string, number>) =>
  new Set([
    ...linesOf(drill).flatMap(({ from, way }) => (far.has(from) ? [way.to] : [])),
    drill.exhausted,
    ...drill.turns.map(({ to }) => to),
  ]);

/** Layers: scenes by their distance from the start, then the ends, and last what is unreachable. */
export function layOut(drill: Drill): Layout {
  const far = distances(drill);
  const reached = endsReached(drill, far);
  const ends = Math.max(-1, ...far.values()) + 1;
  const scenes = drill.scenes.map(({ id, title }) => ({
    id,
    title,
    kind: 'scene' as const,
    isLost: !far.has(id),
    layer: far.get(id) ?? ends + 1,
  }));
  const last = drill.ends.map(({ id, title }) => ({
    id,
    title,
    kind: 'end' as const,
    isLost: !reached.has(id),
    layer: reached.has(id) ? ends : ends + 1,
  }));
  const counts = new Map<number, number>();
  const nodes = [...scenes, ...last].map((node) => {
    const place = counts.get(node.layer) ?? 0;
    counts.set(node.layer, place + 1);
    return { ...node, place };
  });
  const layerOf = new Map(nodes.map(({ id, layer }) => [id, layer]));
  const lines = new Map<string, Line>();
  for (const { from, way } of linesOf(drill)) {
    const [start, end] = [layerOf.get(from), layerOf.get(way.to)];
    if (start === undefined || end === undefined) continue;
    const key = `${from} ${way.to}`;
    const isCritical = way.critical !== null || (lines.get(key)?.isCritical ?? false);
    lines.set(key, { from, to: way.to, isCritical, isBack: end <= start });
  }
  const layers = Math.max(0, ...nodes.map(({ layer }) => layer + 1));
  return { nodes, lines: [...lines.values()], layers, places: Math.max(0, ...counts.values()) };
}
