import type { Drill } from '@cheese/drills/graph/drill';
import { layOut, type Placed } from '@cheese/drills/graph/layout';
import { useMemo } from 'react';
import { Graph } from '../../../making/graph/Graph';
import { texts } from '../texts';

interface DrillGraphProps {
  drill: Drill;
  chosen: string | null;
  faults: ReadonlyMap<string, number>;
  onChoose: (id: string) => void;
  /** Opens the form of a scene or end. */
  onOpen: (id: string) => void;
}

/** Scenes in layers by their distance from the start, with the ways between them. */
export function DrillGraph({ drill, faults, ...chosen }: DrillGraphProps) {
  const layout = useMemo(() => layOut(drill), [drill]);
  const nameOf = ({ id, title, kind, isLost }: Placed) =>
    texts.nodeNamed([
      kind === 'end' ? texts.end : texts.scene,
      title || texts.untitled,
      ...(id === drill.start ? [texts.start] : []),
      ...(isLost ? [texts.lost] : []),
      ...(faults.has(id) ? [texts.faultCount(faults.get(id) ?? 0)] : []),
    ]);
  const classOf = ({ id, kind, isLost }: Placed) =>
    [kind, id === drill.start && 'start', isLost && 'lost', faults.has(id) && 'faulty']
      .filter(Boolean)
      .join(' ');
  return (
    <Graph
      {...layout}
      {...chosen}
      nameOf={nameOf}
      classOf={classOf}
      label={texts.graph}
      titleOf={({ title }) => title || texts.untitled}
    />
  );
}
