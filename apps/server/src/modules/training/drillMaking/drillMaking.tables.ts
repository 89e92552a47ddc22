import type { DrillDifficulty } from '@cheese/domain/codes/training/drills';
import type { FirstAidTopic } from '@cheese/domain/codes/training/firstAid';
import type { Drill } from '@cheese/drills/graph/drill';
import { index, integer, jsonb, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core';
import { cascade, orNobody } from '../../../db/columns';
import { drill } from '../drill/drill.tables';
import { makingColumns, versionColumns } from '../graphMaking/graphMaking.columns';

/** A drill as it is being written; what learners go through is the one that was published of it. */
export const drillMaking = pgTable(
  'drill_making',
  {
    ...makingColumns,
    drillId: integer()
      .unique()
      .references(() => drill.id, orNobody),
    topic: smallint().$type<FirstAidTopic>(),
    difficulty: smallint().$type<DrillDifficulty>().notNull(),
    sceneCount: smallint().notNull(),
    graph: jsonb().$type<Drill>().notNull(),
  },
  (table) => [index('drill_making_of_owner').on(table.organisationId, table.updatedAt.desc())],
);

export const drillVersion = pgTable(
  'drill_version',
  {
    makingId: integer()
      .notNull()
      .references(() => drillMaking.id, cascade),
    ...versionColumns,
    sceneCount: smallint().notNull(),
    graph: jsonb().$type<Drill>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.makingId, table.version] })],
);
