import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';

/** The transaction that wrote a row, which orders changes as they can be seen. */
const transaction = customType<{ data: string }>({ dataType: () => 'xid8' });

export const thisTransaction = sql`pg_current_xact_id()`;

const changedIn = () => transaction().notNull().default(thisTransaction);

/** The analysed text of each searchable thing; every node builds its index from these rows. */
export const findable = pgTable(
  'findable',
  {
    kind: text().notNull(),
    id: integer().notNull(),
    shelf: text().notNull(),
    type: smallint().notNull(),
    weight: integer().notNull(),
    /** As it is written. */
    title: text().notNull(),
    /** Characters of the title, tags, names, parts and text. */
    signs: text().array().notNull(),
    /** The syllables of all but the last of them, parted by blanks. */
    sounds: text().array().notNull(),
    /** Stays, so that every node takes it out of its index. */
    isGone: boolean().notNull().default(false),
    changedIn: changedIn(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index('findable_changes').on(table.changedIn),
  ],
);

/** The version of the analyser that last read everything of a kind. */
export const findableKind = pgTable('findable_kind', {
  kind: text().primaryKey(),
  reading: smallint().notNull(),
});

/** Words with the same meaning; a search for one finds the others. */
export const synonym = pgTable(
  'synonym',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    words: text().array().notNull(),
    changedIn: changedIn(),
  },
  (table) => [index('synonym_changes').on(table.changedIn)],
);

export type FindableRow = typeof findable.$inferSelect;
