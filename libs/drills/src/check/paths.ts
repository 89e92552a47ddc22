import { type Drill, endOf } from '../graph/drill';
import { waysOf } from '../walk/conditions';
import { walk } from '../walk/walk';
import { type Fault, faultOf } from './fault';
import { texts } from './texts';

/** Faults found by walking all reachable states. */
export function findPaths(drill: Drill, most?: Parameters<typeof walk>[1]): Fault[] {
  const { scenes, ends, turned, ways, deadEnds, isCut } = walk(drill, most);
  const dead = [...deadEnds.keys()].map((id) => faultOf('deadEnd', id, texts.deadEnd));
  if (isCut) return [...dead, faultOf('tooBig', '', texts.tooBig)];
  // The end for running out of steps need not be reachable.
  const places = [...drill.scenes, ...drill.ends.filter(({ id }) => id !== drill.exhausted)];
  const lost = places.filter(({ id }) => !scenes.has(id) && !ends.has(id));
  const best = [...ends.values()].filter(
    ({ at, taken }) =>
      endOf(drill, at)?.score === 100 && taken.every(({ critical }) => critical === null),
  );
  return [
    ...dead,
    ...lost.map(({ id }) => faultOf('unreachable', id, texts.unreachable)),
    ...waysOf(drill)
      .filter(({ scene, way }) => scenes.has(scene) && !ways.has(way))
      .map(({ name }) => faultOf('neverTrue', name, texts.neverTrue)),
    ...drill.turns
      .filter(({ says }) => !turned.has(says))
      .map(({ to }) => faultOf('neverTrue', '', texts.turnNever(to))),
    ...(ends.size === 0 ? [faultOf('noEnd', '', texts.noEnd)] : []),
    ...(best.length === 0 ? [faultOf('noFullScore', '', texts.noFull)] : []),
  ];
}
