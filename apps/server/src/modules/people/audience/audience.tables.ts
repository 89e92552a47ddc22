import type { AudienceKind } from '@cheese/domain/codes/people/audiences';
import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { organisation } from '../organisation/organisation.tables';
import { person } from '../person/person.tables';

const moment = () => timestamp({ withTimezone: true });
const cascade = { onDelete: 'cascade' } as const;

/** The people something is meant for; the thing refers to it. */
export const audience = pgTable('audience', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  kind: text().$type<AudienceKind>().notNull(),
  /** Null where it is the platform's. */
  organisationId: integer().references(() => organisation.id, cascade),
  /** Join code, for an audience that anyone with the code may join. */
  code: text().unique(),
  createdAt: moment().notNull(),
});

/** A person who was chosen, or who joined by code. */
export const audienceMember = pgTable(
  'audience_member',
  {
    audienceId: integer()
      .notNull()
      .references(() => audience.id, cascade),
    personId: integer()
      .notNull()
      .references(() => person.id, cascade),
    joinedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.audienceId, table.personId] }),
    index('audience_member_turned').on(table.personId, table.audienceId),
  ],
);

export type AudienceRow = typeof audience.$inferSelect;
