import type { DownloadKind } from '@cheese/domain/codes/content/downloads';
import type { DownloadPath } from '@cheese/domain/contract/content/shapes/downloadShapes';
import { integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

type StoredPackage = Omit<DownloadPath, 'updatedAt'>;

/** What can be downloaded, or will be: without a package `note` says why there is none. */
export const download = pgTable('download', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  kind: smallint().$type<DownloadKind>().notNull(),
  name: text().notNull(),
  note: text().notNull(),
  file: jsonb().$type<StoredPackage>(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
});
