import type {
  ModerationCause,
  Verdict,
  WordAction,
  WordKind,
  WordReportReason,
} from '@cheese/domain/codes/people/publicWords';
import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { cascade, moment } from '../../../db/columns';
import { person } from '../person/person.tables';

/** A word that is not published just so. `bare` is what it is matched by. */
export const sensitiveWord = pgTable('sensitive_word', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  word: text().notNull(),
  bare: text().notNull().unique(),
  action: smallint().$type<WordAction>().notNull(),
  addedAt: moment().notNull(),
});

/** A user who may not publish text for now. */
export const mute = pgTable('mute', {
  personId: integer()
    .primaryKey()
    .references(() => person.id, cascade),
  reason: text().notNull(),
  mutedAt: moment().notNull(),
  /** Null until it is taken back. */
  until: moment(),
});

/** An entry of the moderation queue, one for each hold or report. */
export const moderation = pgTable(
  'moderation',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: smallint().$type<WordKind>().notNull(),
    targetId: integer().notNull(),
    personId: integer()
      .notNull()
      .references(() => person.id, cascade),
    cause: smallint().$type<ModerationCause>().notNull(),
    text: text().notNull(),
    /** Those that it was held for. */
    words: text().array().notNull().default([]),
    at: moment().notNull(),
    decidedAt: moment(),
    decidedBy: integer().references(() => person.id, { onDelete: 'set null' }),
    verdict: smallint().$type<Verdict>(),
  },
  (table) => [
    uniqueIndex('moderation_waiting')
      .on(table.kind, table.targetId)
      .where(sql`${table.decidedAt} is null`),
    index('moderation_order').on(table.decidedAt, table.id),
  ],
);

export const wordReport = pgTable(
  'word_report',
  {
    kind: smallint().$type<WordKind>().notNull(),
    targetId: integer().notNull(),
    personId: integer()
      .notNull()
      .references(() => person.id, cascade),
    reason: smallint().$type<WordReportReason>().notNull(),
    text: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.targetId, table.personId] })],
);

export type SensitiveWordRow = typeof sensitiveWord.$inferSelect;
export type ModerationRow = typeof moderation.$inferSelect;
export type MuteRow = typeof mute.$inferSelect;
