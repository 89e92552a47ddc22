import type { FailureKey } from '@cheese/domain/texts/failures';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

type WithColumns<Name extends string> = PgTable & Record<Name, PgColumn>;

/** The columns that every table of runs has. */
export interface RunRow {
  id: number;
  personId: number;
  startedAt: Date;
  finishedAt: Date | null;
}

/**
 * Runs that are made of steps: drills, experiments and virtual patients. A run's state is computed
 * from its steps; at most one run for each `slot` is under way.
 */
export interface RunKind<Row extends RunRow, Step> {
  /** The name of the table, which also begins the names of prepared statements. */
  name: string;
  runs: WithColumns<'id' | 'personId' | 'startedAt' | 'finishedAt'>;
  steps: WithColumns<'runId' | 'number'>;
  slot: readonly (keyof Row & string)[];
  /** The columns of a new run besides its slot. */
  facts: readonly (keyof Row & string)[];
  /** Values of `Row` that are read from other tables. */
  foreign?: Record<string, SQL>;
  /** A step as JSON; its row is called `step`. */
  read: SQL;
  /** The columns of a new step after its run and number, and the values of their placeholders. */
  written: SQL;
  inputsOf(step: Step, at: Date): Record<string, unknown>;
  failures: Record<'notFound' | 'noRun', FailureKey>;
}

export type OwnRun<Row extends RunRow, Step> = Row & { steps: Step[] };
