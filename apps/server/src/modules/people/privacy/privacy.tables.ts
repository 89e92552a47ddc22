import type { ExportState, LookPlace, RetentionKind } from '@cheese/domain/codes/people/privacy';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea } from '../../../db/bytea';
import { cascade, moment, orNobody } from '../../../db/columns';
import { organisation } from '../organisation/organisation.tables';
import { person } from '../person/person.tables';

/** A copy of everything that is kept of somebody; one at a time, and only for a while. */
export const personalExport = pgTable('personal_export', {
  personId: integer()
    .primaryKey()
    .references(() => person.id, cascade),
  state: text().$type<ExportState>().notNull(),
  askedAt: moment().notNull(),
  expiresAt: moment(),
});

/** The copy itself, in pieces that are written and read one by one. */
export const personalExportPiece = pgTable(
  'personal_export_piece',
  {
    personId: integer()
      .notNull()
      .references(() => personalExport.personId, cascade),
    place: integer().notNull(),
    content: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.place] })],
);

/** Somebody has opened somebody's data. Append-only; a database trigger prevents changes. */
export const dataLook = pgTable(
  'data_look',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: integer()
      .notNull()
      .references(() => person.id, cascade),
    byPersonId: integer()
      .notNull()
      .references(() => person.id, { onDelete: 'restrict' }),
    /** What they were when they looked. */
    role: text().notNull(),
    place: text().$type<LookPlace>().notNull(),
    organisationId: integer().references(() => organisation.id, orNobody),
    at: moment().notNull(),
  },
  (table) => [
    index('data_look_of_person').on(table.personId, table.id),
    index('data_look_by').on(table.byPersonId),
    index('data_look_at').on(table.at),
  ],
);

/** For how many days something is kept, where the platform has changed it. */
export const retentionSetting = pgTable('retention_setting', {
  kind: text().$type<RetentionKind>().primaryKey(),
  days: integer().notNull(),
});
