import type { FirstAidCategory, FirstAidTopic } from '@cheese/domain/codes/training/firstAid';
import type { ResourceKind } from '@cheese/domain/codes/emergency/resourceKind';
import type { ConversionState } from '@cheese/domain/codes/base/uploadSuffixes';
import { bigint, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { moment } from '../../../db/columns';
import { organisation } from '../../people/organisation/organisation.tables';
import { person } from '../../people/person/person.tables';

/** A deleted resource stays as a row, since study records refer to it. */
export const emergencyResource = pgTable(
  'emergency_resource',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Owning organisation; null for the platform. */
    organisationId: integer().references(() => organisation.id),
    title: text().notNull(),
    summary: text().notNull(),
    category: smallint().$type<FirstAidCategory>().notNull(),
    topic: smallint().$type<FirstAidTopic>().notNull(),
    kind: smallint().$type<ResourceKind>().notNull(),
    cover: text().notNull(),
    html: text().notNull().default(''),
    uploadedBy: integer().references(() => person.id, { onDelete: 'set null' }),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
    /** Since when trainees see it; null while it is off the shelf. */
    groundedAt: moment(),
    deletedAt: moment(),
  },
  (table) => [
    index('emergency_resource_order').on(table.groundedAt, table.id),
    index('emergency_resource_of_org').on(table.organisationId, table.id),
  ],
);

/** A file of a resource: its name here, its bytes in the storage under the hash of its content. */
export const emergencyResourceFile = pgTable(
  'emergency_resource_file',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    resourceId: integer()
      .notNull()
      .references(() => emergencyResource.id, { onDelete: 'cascade' }),
    place: smallint().notNull(),
    fileName: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    contentKey: text().notNull(),
    /** Null for what a page shows as it is. */
    conversion: smallint().$type<ConversionState>(),
    failure: text(),
    previewKey: text(),
  },
  (table) => [
    index('emergency_resource_file_of_resource').on(table.resourceId, table.place),
    index('emergency_resource_file_of_content').on(table.contentKey),
  ],
);

/** A file on its way up, in parts. */
export const emergencyUpload = pgTable(
  'emergency_upload',
  {
    id: text().primaryKey(),
    personId: integer()
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    fileName: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    partBytes: integer().notNull(),
    keyPrefix: text().notNull(),
    /** Last activity; abandoned uploads are deleted after a day. */
    askedAt: moment().notNull(),
  },
  (table) => [index('emergency_upload_order').on(table.askedAt)],
);

/**
 * Stored files by content hash; a row is written before its file, so that no file is left
 * untracked.
 */
export const emergencyContent = pgTable(
  'emergency_content',
  {
    key: text().primaryKey(),
    /** When it was last needed: what no row names a day later is removed. */
    claimedAt: moment().notNull(),
  },
  (table) => [index('emergency_content_order').on(table.claimedAt)],
);

export type ResourceRow = typeof emergencyResource.$inferSelect;
export type ResourceFileRow = typeof emergencyResourceFile.$inferSelect;
export type UploadRow = typeof emergencyUpload.$inferSelect;
