import type { ExperimentAction } from '@cheese/domain/contract/training/shapes/experimentBench';
import { eq, sql } from 'drizzle-orm';
import { type OwnRun as Own, type RunKind, runStore } from '../../base/run/run.door';
import {
  experiment,
  experimentRun,
  type ExperimentRunRow,
  experimentStep,
} from './experiment.tables';
import type { Db } from '../../../db/database';

const { placeholder } = sql;

interface Done {
  action: ExperimentAction;
}

/** The key names the model that the run is of. */
type Run = ExperimentRunRow & { key: string };

export type OwnRun = Own<Run, Done>;

export const experimentRuns: RunKind<Run, Done> = {
  name: 'experiment_run',
  runs: experimentRun,
  steps: experimentStep,
  slot: ['experimentId', 'personId'],
  facts: ['seed', 'version'],
  foreign: {
    key: sql`(select ${experiment}.key from ${experiment}
      where ${experiment}.id = ${experimentRun}.experiment_id)`,
  },
  read: sql`json_build_object('action', step.action)`,
  written: sql`${placeholder('action')}::jsonb, ${placeholder('at')}::timestamptz`,
  inputsOf: ({ action }, at) => ({ action: JSON.stringify(action), at: at.toISOString() }),
  failures: { notFound: 'experiment.notFound', noRun: 'experiment.noRun' },
};

export const store = runStore(experimentRuns);

export const selectKey = (db: Db, id: number) =>
  db.select({ key: experiment.key }).from(experiment).where(eq(experiment.id, id));
