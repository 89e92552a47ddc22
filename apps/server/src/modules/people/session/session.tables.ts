import type { LoginPlatform } from '@cheese/domain/codes/people/login';
import { index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { moment } from '../../../db/columns';
import { organisation } from '../organisation/organisation.tables';
import { person } from '../person/person.tables';

/** One place where a person is signed in. The token itself is nowhere but with them. */
export const session = pgTable(
  'session',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tokenHash: text().notNull().unique('session_token'),
    personId: integer()
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    /** The organisation that they chose to enter; null where they signed in as themselves. */
    organisationId: integer().references(() => organisation.id, { onDelete: 'set null' }),
    loginPlatform: smallint().$type<LoginPlatform>().notNull(),
    /** Browser and system, in words. */
    device: text().notNull(),
    /** The network address, with its end hidden. */
    address: text().notNull(),
    signedInAt: moment().notNull(),
    lastUsedAt: moment().notNull(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
  },
  (table) => [index('session_of_person').on(table.personId)],
);
