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

/** From the first scene through all that was answered: the same log always ends in the same place. */
export function play(drill: Drill, run: Run): Standing {
  if (run.drill !== drill.key || run.version !== drill.version) throw new CannotDo();
  return run.steps.reduce(
    (standing, { answer, atSeconds }) => follow(drill, standing, answer, atSeconds).standing,
    standingAtFirst(drill),
  );
}

/** What somebody answers, and which step of theirs it is. */
export interface Act {
  /** From 1 on: what two windows send twice is done once. */
  number: number;
  choice: Choice;
}

/** The log with one step more. The time is given from outside, and never runs backwards. */
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

/** Sent once more it changes nothing; another answer to the same step came too late. */
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

/** Keys in their order: a database gives them back in its own. */
const keyed = (answer: Answer) => JSON.stringify(Object.entries(answer).sort());

/** The end that was reached, or none. */
export const endReached = (drill: Drill, { at }: Standing) => endOf(drill, at) ?? null;
