import type { FirstAidCategory, FirstAidTopic } from '@cheese/domain/codes/firstAid';
import type { ResourceKind } from '@cheese/domain/codes/resourceKind';
import { index, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

export const emergencyResource = pgTable(
  'emergency_resource',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    title: text().notNull(),
    summary: text().notNull(),
    category: smallint().$type<FirstAidCategory>().notNull(),
    topic: smallint().$type<FirstAidTopic>().notNull(),
    kind: smallint().$type<ResourceKind>().notNull(),
    cover: text().notNull(),
    /** Since when trainees see it; null while it is off the shelf. */
    groundedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('emergency_resource_order').on(table.groundedAt, table.id)],
);
