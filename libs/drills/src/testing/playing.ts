import type { DrillMode } from '@cheese/domain/codes/training/drills';
import { type Drill, sceneOf } from '../graph/drill';
import type { Choice, Run } from '../play/answer';
import { act, begin, play } from '../play/run';
import { handed, shuffled } from '../play/shuffle';

/** A series of answers, each so many seconds after the one before. */
export function played(
  drill: Drill,
  choices: readonly Choice[],
  {
    seed = 7,
    mode = 'learning',
    each = 5,
  }: { seed?: number; mode?: DrillMode; each?: number } = {},
): Run {
  return choices.reduce(
    (run, choice, index) => act(drill, run, { number: index + 1, choice }, (index + 1) * each),
    begin(drill, mode, seed),
  );
}

/** The browser's answer that chooses these options. */
export function chosen(drill: Drill, scene: string, ids: readonly string[], seed = 7): Choice {
  const asking = sceneOf(drill, scene)?.asking;
  const options = asking && 'options' in asking ? shuffled(seed, scene, asking.options) : [];
  return {
    kind: 'chosen',
    ids: ids.map((id) => handed(options.findIndex((one) => one.id === id))),
  };
}

export const at = (drill: Drill, run: Run) => play(drill, run).at;
