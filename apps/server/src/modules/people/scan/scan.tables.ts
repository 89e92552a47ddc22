import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { person } from '../person/person.tables';

/** A QR code that waits for a phone. Where it stands follows from which of its moments have come. */
export const scanLogin = pgTable('scan_login', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  uuidHash: text().notNull().unique('scan_login_uuid'),
  /** Only where the code was shown may the login be fetched: a photograph of it is not enough. */
  address: text().notNull(),
  shownAt: timestamp({ withTimezone: true }).notNull(),
  scannedAt: timestamp({ withTimezone: true }),
  confirmedAt: timestamp({ withTimezone: true }),
  confirmedBy: integer().references(() => person.id, { onDelete: 'cascade' }),
  cancelledAt: timestamp({ withTimezone: true }),
  submittedAt: timestamp({ withTimezone: true }),
});

export type ScanLoginRow = typeof scanLogin.$inferSelect;
