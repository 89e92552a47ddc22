import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { cascade, moment } from '../../../db/columns';
import { organisation } from '../../people/organisation/organisation.tables';
import { person } from '../../people/person/person.tables';

/** A bank of questions. One that is on sale is the product (`productId`) of a commodity. */
export const questionBank = pgTable(
  'question_bank',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** Owning school; null for the platform. */
    organisationId: integer().references(() => organisation.id, cascade),
    name: text().notNull(),
    summary: text().notNull().default(''),
    /** Its first questions, which everybody may try. */
    freeCount: smallint().notNull().default(10),
    /**
     * True if all teachers of the school may use it; otherwise only its owner and administrators.
     */
    isShared: boolean().notNull().default(true),
    createdBy: integer().references(() => person.id, { onDelete: 'set null' }),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    archivedAt: moment(),
  },
  (table) => [
    index('question_bank_of_organisation').on(table.organisationId, table.id),
    // Prevents duplicates of a name by repeated clicks.
    uniqueIndex('question_bank_own_name')
      .on(table.organisationId, table.createdBy, table.name)
      .where(sql`${table.archivedAt} is null`),
  ],
);

const ofBank = () =>
  integer()
    .notNull()
    .references(() => questionBank.id, cascade);

/** The tree of a bank; `place` is its order among those under the same one. */
export const bankChapter = pgTable(
  'bank_chapter',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    bankId: ofBank(),
    parentId: integer(),
    place: smallint().notNull(),
    name: text().notNull(),
  },
  (table) => [index('bank_chapter_of_bank').on(table.bankId, table.place)],
);

/** A bank on a user's shelf. */
export const bankSubscription = pgTable(
  'bank_subscription',
  {
    personId: integer()
      .notNull()
      .references(() => person.id, cascade),
    bankId: ofBank(),
    subscribedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.bankId] })],
);

export type BankRow = typeof questionBank.$inferSelect;
export type ChapterRow = typeof bankChapter.$inferSelect;
