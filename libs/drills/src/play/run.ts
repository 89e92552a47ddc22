import type { DrillMode } from '@cheese/domain/codes/training/drills';
import { type Drill, endOf, sceneOf } from '../graph/drill';
import { type Answer, CannotDo, type Choice, type Run, Stale } from './answer';
import { follow } from './follow';
import { type Standing, standingAtFirst } from './standing';
import { GRACE_S, translated } from './translated';

export const begin = ({ key, version }: Drill, mode: DrillMode, seed: number): Run => ({
  drill: key,
  version,
  mode,
  seed,
  steps: [],
});

/**
 * Replays all answers from the first scene: deterministic, so the same log always ends in the same
 * state.
 */
export function play(drill: Drill, run: Run): Standing {
  if (run.drill !== drill.key || run.version !== drill.version) throw new CannotDo();
  return run.steps.reduce(
    (standing, { answer, atSeconds }) => follow(drill, standing, answer, atSeconds).standing,
    standingAtFirst(drill),
  );
}

/** An answer with the number of its step. */
export interface Act {
  /** From 1, so that two windows sending the same step apply it once. */
  number: number;
  choice: Choice;
}

/** Appends a step to the log. The time is passed in and never runs backwards. */
export function act(drill: Drill, run: Run, { number, choice }: Act, atSeconds: number): Run {
  const { steps, seed } = run;
  if (number < 1 || number > steps.length + 1) throw new Stale();
  if (number <= steps.length) return again(drill, run, { number, choice });
  const standing = play(drill, run);
  const scene = sceneOf(drill, standing.at);
  if (!scene) throw new CannotDo();
  const at = Math.max(standing.enteredAt, atSeconds);
  const waitedS = at - standing.enteredAt;
  const { timer } = scene;
  const isLate = timer !== null && waitedS > timer.seconds + GRACE_S;
  if (choice.kind === 'ranOut' && !(timer && waitedS + GRACE_S >= timer.seconds)) {
    throw new CannotDo();
  }
  const answer: Answer =
    isLate || choice.kind === 'ranOut'
      ? { kind: 'ranOut' }
      : translated(scene, choice, seed, waitedS);
  follow(drill, standing, answer, at);
  return { ...run, steps: [...steps, { scene: scene.id, answer, atSeconds: at }] };
}

/** A repeated answer changes nothing; a different answer to the same step is refused. */
function again(drill: Drill, run: Run, { number, choice }: Act): Run {
  const step = run.steps[number - 1];
  const scene = step && sceneOf(drill, step.scene);
  if (!step || !scene) throw new Stale();
  if (step.answer.kind === 'ranOut') return run;
  if (choice.kind === 'ranOut') throw new Stale();
  const meant = translated(scene, choice, run.seed, Infinity);
  if (keyed(meant) !== keyed(step.answer)) throw new Stale();
  return run;
}

/** Keys are sorted, because a database does not keep their order. */
const keyed = (answer: Answer) => JSON.stringify(Object.entries(answer).sort());

export const endReached = (drill: Drill, { at }: Standing) => endOf(drill, at) ?? null;
