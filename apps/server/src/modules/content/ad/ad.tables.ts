import type { AdPlace } from '@cheese/domain/codes/content/adPlaces';
import { boolean, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { moment } from '../../../db/columns';

/** A banner. Shown from its start until its end, where it has them. */
export const ad = pgTable('ad', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  place: smallint().$type<AdPlace>().notNull(),
  sort: integer().notNull().default(0),
  title: text().notNull(),
  subtitle: text().notNull(),
  picture: text().notNull(),
  link: text(),
  startsAt: moment(),
  endsAt: moment(),
  countsDown: boolean().notNull().default(false),
});

export type AdRow = typeof ad.$inferSelect;
