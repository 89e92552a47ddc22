import type { BulletPlace } from '@cheese/domain/codes/training/bulletPlaces';
import type { BulletBlocks } from '@cheese/domain/contract/training/bulletComment';
import { index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { cascade, moment } from '../../../db/columns';
import { organisation } from '../../people/organisation/organisation.tables';
import { person } from '../../people/person/person.tables';
import type { PassedText } from '../../people/publicWord/publicWord.passed';
import { simulationVideo } from '../simulation/simulation.tables';

/** A comment that runs across a video at its moment. */
export const bulletComment = pgTable(
  'bullet_comment',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    videoId: integer()
      .notNull()
      .references(() => simulationVideo.id, cascade),
    personId: integer()
      .notNull()
      .references(() => person.id, cascade),
    atMs: integer().notNull(),
    text: text().$type<PassedText>().notNull(),
    color: text().notNull(),
    place: smallint().$type<BulletPlace>().notNull(),
    sentAt: moment().notNull(),
    /** Start of moderation; hidden from others while set. */
    heldAt: moment(),
  },
  (table) => [
    index('bullet_comment_of_video').on(table.videoId, table.atMs),
    index('bullet_comment_newest').on(table.videoId, table.id),
    index('bullet_comment_of_person').on(table.personId, table.id),
  ],
);

/** Users that a school has muted on the films of its simulations. */
export const bulletMute = pgTable(
  'bullet_mute',
  {
    organisationId: integer()
      .notNull()
      .references(() => organisation.id, cascade),
    personId: integer()
      .notNull()
      .references(() => person.id, cascade),
    /** Null where it is for good. */
    until: moment(),
    mutedAt: moment().notNull(),
    mutedBy: integer().references(() => person.id, { onDelete: 'set null' }),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.personId] })],
);

export const bulletBlock = pgTable('bullet_block', {
  personId: integer()
    .primaryKey()
    .references(() => person.id, cascade),
  blocks: jsonb().$type<BulletBlocks>().notNull(),
});

export type BulletRow = typeof bulletComment.$inferSelect;
