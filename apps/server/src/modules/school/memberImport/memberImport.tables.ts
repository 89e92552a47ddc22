import type {
  LeavingState,
  MemberImportKind,
  MemberImportState,
  MemberVerdict,
} from '@cheese/domain/codes/school/memberImports';
import type { MemberImport, MemberImportRow } from '@cheese/domain/contract/school/memberImport';
import {
  boolean,
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
import type { MemberBefore, Values } from './memberImport.shapes';

const cascade = { onDelete: 'cascade' } as const;

/** A bulk act on a school's roll, from its preview until it can be undone no more. */
export const memberImport = pgTable(
  'member_import',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    organisationId: integer()
      .notNull()
      .references(() => organisation.id, cascade),
    personId: integer()
      .notNull()
      .references(() => person.id, cascade),
    kind: text().$type<MemberImportKind>().notNull(),
    state: text().$type<MemberImportState>().notNull().default('waiting'),
    fileName: text().notNull(),
    leavingTo: smallint().$type<LeavingState>(),
    /** Classes or a year whose learners leave; null where a file names them. */
    group: jsonb('leaving_group').$type<{ classIds?: number[]; year?: number }>(),
    columns: jsonb().$type<MemberImport['columns']>().notNull(),
    notices: jsonb().$type<string[]>().notNull(),
    counts: jsonb().$type<MemberImport['counts']>().notNull(),
    unclaimed: integer().notNull(),
    awaiting: integer().notNull().default(0),
    newDepartments: jsonb().$type<string[]>().notNull(),
    newClasses: jsonb().$type<string[]>().notNull(),
    /** What it made, so that an undo removes it. */
    madeDepartments: integer().array().notNull().default([]),
    madeClasses: integer().array().notNull().default([]),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    savedAt: timestamp({ withTimezone: true }),
    undoneAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('member_import_of_school').on(table.organisationId, table.id),
    index('member_import_order').on(table.createdAt),
  ],
);

/** A row of it; all of them are deleted once it can be undone no more. */
export const memberImportRow = pgTable(
  'member_import_row',
  {
    importId: integer()
      .notNull()
      .references(() => memberImport.id, cascade),
    row: integer().notNull(),
    cells: jsonb().$type<string[]>().notNull(),
    /** What was read; null where the row could not be. */
    values: jsonb().$type<Values>(),
    /** Faults of the reading alone, which no change of the roll mends. */
    unread: jsonb().$type<MemberImportRow['faults']>().notNull(),
    verdict: text().$type<MemberVerdict>().notNull(),
    isUnclaimed: boolean().notNull().default(false),
    changes: jsonb().$type<MemberImportRow['changes']>().notNull(),
    faults: jsonb().$type<MemberImportRow['faults']>().notNull(),
    /** Whom it changed or made; no reference, as they may be gone. */
    membershipId: integer(),
    /** The account that it made for them. */
    madePersonId: integer(),
    before: jsonb().$type<MemberBefore>(),
    versionAfter: integer(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.row] })],
);

export type MemberImportHead = typeof memberImport.$inferSelect;
