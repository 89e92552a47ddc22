import type {
  ExperimentAction,
  ExperimentBench,
  ExperimentReport,
  ExperimentStep,
} from '@cheese/domain/contract/training/shapes/experimentBench';
import type { Experiment } from './experiment';
import { benchOf, play, reportOf } from './run';

interface Ran {
  bench: ExperimentBench;
  steps: ExperimentStep[];
  report: () => ExperimentReport;
}

/** An experiment with its state type hidden. */
export interface Runnable extends Pick<
  Experiment<never>,
  'key' | 'version' | 'minutes' | 'aims' | 'equipment' | 'sources'
> {
  /** Throws `CannotDo` if one of the actions is impossible. */
  run: (seed: number, actions: readonly ExperimentAction[]) => Ran;
}

export function runnable<State>(experiment: Experiment<State>): Runnable {
  const { key, version, minutes, aims, equipment, sources } = experiment;
  return {
    key,
    version,
    minutes,
    aims,
    equipment,
    sources,
    run: (seed, actions) => {
      const { steps, ...standing } = play(experiment, seed, actions);
      return {
        bench: benchOf(experiment, standing),
        steps,
        report: () => reportOf(experiment, standing),
      };
    },
  };
}
