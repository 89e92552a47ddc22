import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../../db/columns';
import { commodity } from '../../shop/goods/commodity.tables';

/** The partner school's zone: how the school shows itself. */
export const luoheZone = pgTable('luohe_zone', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  school: text().notNull(),
  logo: text().notNull(),
  banner: text().notNull(),
  html: text().notNull(),
});

/** The courses that the school recommends, in its order. */
export const luoheCourse = pgTable(
  'luohe_course',
  {
    zoneId: integer()
      .notNull()
      .references(() => luoheZone.id, { onDelete: 'cascade' }),
    commodityId: integer()
      .notNull()
      .references(() => commodity.id, { onDelete: 'cascade' }),
    place: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.zoneId, table.commodityId] })],
);

export const luoheEntry = pgTable('luohe_entry', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  title: text().notNull(),
  summary: text().notNull(),
  cover: text().notNull(),
  html: text().notNull(),
  publishedAt: moment().notNull(),
});

export type LuoheEntryRow = typeof luoheEntry.$inferSelect;
