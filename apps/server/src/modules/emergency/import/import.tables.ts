import type { ImportState, ImportVerdict } from '@cheese/domain/codes/base/imports';
import type { ImportRow } from '@cheese/domain/contract/emergency/shapes/importShapes';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { moment } from '../../../db/columns';
import { organisation } from '../../people/organisation/organisation.tables';
import { person } from '../../people/person/person.tables';

export type ImportKindName = 'question' | 'orgUser';

/** A spreadsheet being imported; deleted with its rows when it expires. */
export const emergencyImport = pgTable(
  'emergency_import',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<ImportKindName>().notNull(),
    personId: integer()
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    /** Null where it is named when it is confirmed. */
    organisationId: integer().references(() => organisation.id, { onDelete: 'cascade' }),
    fileName: text().notNull(),
    columns: jsonb().$type<string[]>().notNull(),
    ready: integer().notNull(),
    faulty: integer().notNull(),
    duplicates: integer().notNull(),
    similar: integer().notNull().default(0),
    /** True if the user chose to import similar rows as well. */
    takesSimilar: boolean().notNull().default(false),
    state: smallint().$type<ImportState>().notNull(),
    done: integer().notNull().default(0),
    failure: text(),
    /** Lease of the saving process; it counts as dead after `leasedUntil`. */
    lease: text(),
    leasedUntil: moment(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index('emergency_import_order').on(table.expiresAt),
    index('emergency_import_of_person').on(table.personId),
  ],
);

export const emergencyImportRow = pgTable(
  'emergency_import_row',
  {
    importId: integer()
      .notNull()
      .references(() => emergencyImport.id, { onDelete: 'cascade' }),
    row: integer().notNull(),
    cells: jsonb().$type<string[]>().notNull(),
    verdict: text().$type<ImportVerdict>().notNull(),
    faults: jsonb().$type<ImportRow['faults']>().notNull(),
    sameAsRow: integer(),
    sameAsId: integer(),
    /** The record to save; null for a row that is skipped. */
    payload: jsonb().$type<unknown>(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.row] })],
);

export type ImportHead = typeof emergencyImport.$inferSelect;
export type ImportRowInsert = Omit<typeof emergencyImportRow.$inferInsert, 'importId'>;
