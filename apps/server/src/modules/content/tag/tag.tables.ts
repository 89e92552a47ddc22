import type { CommodityType } from '@cheese/domain/codes/shop/products';
import type { TagType } from '@cheese/domain/codes/content/tagTypes';
import { index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { person } from '../../people/person/person.tables';
import type { optionUses } from './tag.uses';
export type OptionUse = keyof typeof optionUses;

export type AnyTagType = TagType | (typeof optionUses)[OptionUse];

/** Everything that products are sorted by: trees, each of one type. */
export const tag = pgTable(
  'tag',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    type: smallint().$type<AnyTagType>().notNull(),
    /** 0 at the top. */
    pid: integer().notNull().default(0),
    name: text().notNull(),
    /**
     * The product list an option group belongs to; null for subjects, which belong to all lists.
     */
    productType: smallint().$type<CommodityType>(),
    place: integer().notNull().default(0),
  },
  (table) => [index('tag_order').on(table.type, table.pid, table.place)],
);

/** A user's chosen subject. */
export const personTag = pgTable('person_tag', {
  personId: integer()
    .primaryKey()
    .references(() => person.id, { onDelete: 'cascade' }),
  tagId: integer()
    .notNull()
    .references(() => tag.id, { onDelete: 'cascade' }),
});

export type TagRow = typeof tag.$inferSelect;
