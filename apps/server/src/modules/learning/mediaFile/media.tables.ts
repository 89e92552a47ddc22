import { isNull } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { MediaKind } from '@cheese/domain/codes/learning/media';
import type { MediaFailure } from '@cheese/domain/texts/failures/conversionFailures';
import { moment } from '../../../db/columns';
import { organisation } from '../../people/organisation/organisation.tables';
import { person } from '../../people/person/person.tables';

/** One page of a document: its picture, and the text that it is found by. */
export interface MediaPage {
  picture: string;
  width: number;
  height: number;
  text: string;
}

/** One size of a film, as a list of pieces. */
export interface MediaSize {
  height: number;
  playlist: string;
}

/**
 * A film, document, slide or model as it was brought, and what was made of it. It is ready or failed by its
 * moments; while both are null it waits for its job or is in it.
 */
export const media = pgTable(
  'media',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<MediaKind>().notNull(),
    /** Storage key; browsers only ever get signed addresses. */
    key: text().notNull(),
    /** As its owner calls it. */
    name: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    /**
     * Size of the results beside the upload; if they replace it, only what they take beyond its
     * size.
     */
    madeBytes: bigint({ mode: 'number' }).notNull().default(0),
    organisationId: integer().references(() => organisation.id),
    personId: integer().references(() => person.id, { onDelete: 'set null' }),
    createdAt: moment().notNull(),
    /** Since when something is made of it; null while it waits. */
    beganAt: moment(),
    /** Progress: `done` of `total`. */
    done: integer().notNull().default(0),
    total: integer(),
    readyAt: moment(),
    failedAt: moment(),
    /** Why, by its name. */
    failure: text().$type<MediaFailure>(),
    durationS: integer(),
    width: integer(),
    height: integer(),
    poster: text(),
    /** Small pictures of every few seconds in one. */
    strip: text(),
    sizes: jsonb().$type<MediaSize[]>().notNull().default([]),
    pages: jsonb().$type<MediaPage[]>().notNull().default([]),
  },
  (table) => [index('media_of_org').on(table.organisationId, table.id)],
);

/**
 * A file on its way up, in parts. They stay until something was made of them: what failed can be
 * tried again.
 */
export const mediaUpload = pgTable(
  'media_upload',
  {
    mediaId: integer()
      .primaryKey()
      .references(() => media.id, { onDelete: 'cascade' }),
    personId: integer()
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    /** By which the same file is known again that is chosen once more. */
    fingerprint: text().notNull(),
    keyPrefix: text().notNull(),
    partBytes: integer().notNull(),
    /** Last activity of the upload. */
    askedAt: moment().notNull(),
    /** Since when all parts are there. */
    arrivedAt: moment(),
  },
  (table) => [
    uniqueIndex('media_upload_once')
      .on(table.personId, table.fingerprint)
      .where(isNull(table.arrivedAt)),
    index('media_upload_order').on(table.askedAt),
  ],
);

export type MediaUploadRow = typeof mediaUpload.$inferSelect;
export type MediaRow = typeof media.$inferSelect;
