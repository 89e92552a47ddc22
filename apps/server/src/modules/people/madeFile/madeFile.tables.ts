import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../../db/columns';
import { bytea } from '../../../db/bytea';
import { person } from '../person/person.tables';

/** A file generated for a user; it is deleted when its link expires. */
export const emergencyDownload = pgTable(
  'emergency_download',
  {
    /** The hash of what the link holds. */
    id: text().primaryKey(),
    personId: integer()
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    fileName: text().notNull(),
    content: bytea().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('emergency_download_order').on(table.expiresAt)],
);
