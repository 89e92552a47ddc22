import type {
  DrillDebrief,
  DrillPicture,
} from '@cheese/domain/contract/training/shapes/drillScene';
import type { DrillDifficulty, DrillMode } from '@cheese/domain/codes/training/drills';
import type { FirstAidTopic } from '@cheese/domain/codes/training/firstAid';
import type { Drill } from '@cheese/drills/graph/drill';
import type { Step } from '@cheese/drills/play/answer';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { cascade, moment } from '../../../db/columns';
import { organisation } from '../../people/organisation/organisation.tables';
import { person } from '../../people/person/person.tables';

/** A drill: its graph, and what a list shows of it without reading that. */
export const drill = pgTable(
  'drill',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    key: text().notNull().unique(),
    /** For whose people alone it is; null where it is for everybody. */
    organisationId: integer().references(() => organisation.id, cascade),
    /** A withdrawn drill can be neither begun nor continued. */
    isShown: boolean().notNull().default(true),
    place: smallint().notNull(),
    version: smallint().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    picture: jsonb().$type<DrillPicture>().notNull(),
    topic: smallint().$type<FirstAidTopic>(),
    difficulty: smallint().$type<DrillDifficulty>().notNull(),
    minutes: smallint().notNull(),
    sceneCount: smallint().notNull(),
    graph: jsonb().$type<Drill>().notNull(),
    /** The best path; null until it has been computed. */
    best: jsonb().$type<readonly Step[]>(),
  },
  (table) => [index('drill_of_school').on(table.organisationId, table.place)],
);

/** A learner's run; its state is computed from the steps. */
export const drillRun = pgTable(
  'drill_run',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    drillId: integer()
      .notNull()
      .references(() => drill.id, cascade),
    personId: integer()
      .notNull()
      .references(() => person.id, cascade),
    mode: text().$type<DrillMode>().notNull(),
    seed: integer().notNull(),
    /** Version of the graph at the start. */
    version: smallint().notNull(),
    startedAt: moment().notNull(),
    finishedAt: moment(),
    score: smallint(),
    /** Simulated seconds, as in the debrief. */
    seconds: integer(),
    /** Number of the run for its learner, version and mode, abandoned ones included. */
    tries: smallint().notNull().default(1),
    debrief: jsonb().$type<DrillDebrief>(),
  },
  (table) => [
    index('drill_run_of_person').on(table.personId, table.drillId, table.id.desc()),
    uniqueIndex('drill_run_under_way')
      .on(table.personId, table.drillId, table.mode)
      .where(sql`${table.finishedAt} is null`),
    index('drill_run_tested')
      .on(table.drillId, table.personId, table.score.desc(), table.tries, table.seconds)
      .where(sql`${table.mode} = 'test' and ${table.finishedAt} is not null`),
  ],
);

/** Learners who agreed to appear in the ranking under their nickname. */
export const drillRanked = pgTable(
  'drill_ranked',
  {
    drillId: integer()
      .notNull()
      .references(() => drill.id, cascade),
    personId: integer()
      .notNull()
      .references(() => person.id, cascade),
    agreedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.drillId, table.personId] })],
);

export const drillStep = pgTable(
  'drill_step',
  {
    runId: integer()
      .notNull()
      .references(() => drillRun.id, cascade),
    number: smallint().notNull(),
    scene: text().notNull(),
    answer: jsonb().$type<Step['answer']>().notNull(),
    /** Seconds since the run was begun. */
    atS: real().notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.number] })],
);

export type DrillRow = typeof drill.$inferSelect;
export type DrillRunRow = typeof drillRun.$inferSelect;
