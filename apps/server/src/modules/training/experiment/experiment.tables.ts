import type { ExperimentField } from '@cheese/domain/codes/slides/morphology';
import type {
  ExperimentAction,
  ExperimentReport,
} from '@cheese/domain/contract/training/shapes/experimentBench';
import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { cascade, moment } from '../../../db/columns';
import { person } from '../../people/person/person.tables';

/** The product (`productId`) of a commodity of type 8. */
export const experiment = pgTable('experiment', {
  id: integer().primaryKey(),
  key: text().notNull(),
  field: smallint().$type<ExperimentField>().notNull(),
});

/** A learner's run. Random values follow from the seed, the state from the steps. */
export const experimentRun = pgTable(
  'experiment_run',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    experimentId: integer()
      .notNull()
      .references(() => experiment.id, cascade),
    personId: integer()
      .notNull()
      .references(() => person.id, cascade),
    seed: integer().notNull(),
    /** Version of the model at the start. */
    version: smallint().notNull(),
    startedAt: moment().notNull(),
    finishedAt: moment(),
    report: jsonb().$type<ExperimentReport>(),
  },
  (table) => [
    index('experiment_run_of_person').on(table.personId, table.experimentId, table.id.desc()),
    uniqueIndex('experiment_run_under_way')
      .on(table.personId, table.experimentId)
      .where(sql`${table.finishedAt} is null`),
  ],
);

export const experimentStep = pgTable(
  'experiment_step',
  {
    runId: integer()
      .notNull()
      .references(() => experimentRun.id, cascade),
    number: smallint().notNull(),
    action: jsonb().$type<ExperimentAction>().notNull(),
    at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.number] })],
);

export type ExperimentRunRow = typeof experimentRun.$inferSelect;
