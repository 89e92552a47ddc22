import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../../db/columns';
import { person } from '../person/person.tables';

/** A QR code that waits for a phone. Where it stands follows from which of its moments have come. */
export const scanLogin = pgTable('scan_login', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  uuidHash: text().notNull().unique('scan_login_uuid'),
  /** Only where the code was shown may the login be fetched: a photograph of it is not enough. */
  address: text().notNull(),
  shownAt: moment().notNull(),
  scannedAt: moment(),
  confirmedAt: moment(),
  confirmedBy: integer().references(() => person.id, { onDelete: 'cascade' }),
  cancelledAt: moment(),
  submittedAt: moment(),
});

export type ScanLoginRow = typeof scanLogin.$inferSelect;
