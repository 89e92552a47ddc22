import type { DownloadKind } from '@cheese/domain/codes/content/downloads';
import type { DownloadPath } from '@cheese/domain/contract/content/shapes/downloadShapes';
import { integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { moment } from '../../../db/columns';

type StoredPackage = Omit<DownloadPath, 'updatedAt'>;

/** An entry without a package is announced only; `note` gives the reason. */
export const download = pgTable('download', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  kind: smallint().$type<DownloadKind>().notNull(),
  name: text().notNull(),
  note: text().notNull(),
  file: jsonb().$type<StoredPackage>(),
  updatedAt: moment().notNull(),
});
export type StoredDownload = Pick<typeof download.$inferSelect, 'file' | 'updatedAt'>;
