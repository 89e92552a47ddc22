import type { DrillDifficulty } from '@cheese/domain/codes/training/drills';
import type { FirstAidTopic } from '@cheese/domain/codes/training/firstAid';
import type { Drill } from '@cheese/drills/graph/drill';
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { organisation } from '../../people/organisation/organisation.tables';
import { person } from '../../people/person/person.tables';
import { drill } from '../drill/drill.tables';

const cascade = { onDelete: 'cascade' } as const;
const orNobody = { onDelete: 'set null' } as const;
const moment = () => timestamp({ withTimezone: true }).notNull();

/** A drill as it is being written; what learners go through is the one that was published of it. */
export const drillMaking = pgTable(
  'drill_making',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Owning school; null for the platform. */
    organisationId: integer().references(() => organisation.id, cascade),
    drillId: integer()
      .unique()
      .references(() => drill.id, orNobody),
    title: text().notNull(),
    topic: smallint().$type<FirstAidTopic>(),
    difficulty: smallint().$type<DrillDifficulty>().notNull(),
    sceneCount: smallint().notNull(),
    graph: jsonb().$type<Drill>().notNull(),
    /** Counts what was saved of it. */
    edition: integer().notNull().default(1),
    /** Last published version; 0 before the first publication. */
    version: smallint().notNull().default(0),
    publishedEdition: integer(),
    createdBy: integer().references(() => person.id, orNobody),
    updatedAt: moment(),
  },
  (table) => [index('drill_making_of_owner').on(table.organisationId, table.updatedAt.desc())],
);

export const drillVersion = pgTable(
  'drill_version',
  {
    makingId: integer()
      .notNull()
      .references(() => drillMaking.id, cascade),
    version: smallint().notNull(),
    title: text().notNull(),
    sceneCount: smallint().notNull(),
    graph: jsonb().$type<Drill>().notNull(),
    publishedBy: integer().references(() => person.id, orNobody),
    publishedAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.makingId, table.version] })],
);
