import type { ExperimentAction } from '@cheese/domain/contract/training/shapes/experimentBench';
import type { Runnable } from '../engine/runnable';

export const use = (instrument: string, place: string, amount?: number): ExperimentAction => ({
  kind: 'use',
  instrument,
  place,
  ...(amount === undefined ? {} : { amount }),
});
export const wait = (seconds: number): ExperimentAction => ({ kind: 'wait', seconds });
export const note = (field: string, value: string): ExperimentAction => ({
  kind: 'note',
  field,
  value,
});

export const seeds = Array.from({ length: 30 }, (_, index) => index + 1);

/** The points of each requirement, and their sum. */
export const pointsOf =
  ({ run }: Runnable) =>
  (seed: number, actions: readonly ExperimentAction[]): Record<string, number> => {
    const { marks, points: sum } = run(seed, actions).report();
    return { sum, ...Object.fromEntries(marks.map((mark) => [mark.id, mark.points])) };
  };

/** The requirements that were not fully met, with their points. */
export const missedOf =
  ({ run }: Runnable) =>
  (seed: number, actions: readonly ExperimentAction[]): string[] =>
    run(seed, actions)
      .report()
      .marks.filter(({ points, most }) => points < most)
      .map(({ id }) => id)
      .sort();

/** The state of a place after these actions. */
export const looksOf =
  ({ run }: Runnable) =>
  (seed: number, actions: readonly ExperimentAction[], place: string) =>
    run(seed, actions).bench.places.find(({ id }) => id === place)?.looks ?? {};
