import type { ChargeKind, CommodityType, CourseType } from '@cheese/domain/codes/shop/products';
import {
  type AnyPgColumn,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { moment } from '../../../db/columns';
import { tag } from '../../content/tag/tag.tables';

/** Something that is on sale, or free, and has a page of its own. */
export const commodity = pgTable(
  'commodity',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    type: smallint().$type<CommodityType>().notNull(),
    /** The course, specimen … itself: its number among those of its type. */
    productId: integer().notNull(),
    courseType: smallint().$type<CourseType>(),
    /**
     * The commodity it belongs to: access to that opens this one too, and lists leave parts out.
     */
    wholeId: integer().references((): AnyPgColumn => commodity.id),
    title: text().notNull(),
    description: text().notNull(),
    html: text().notNull(),
    cover: text().notNull(),
    pictures: text().array().notNull().default([]),
    teacher: text(),
    charge: smallint().$type<ChargeKind>().notNull(),
    learnerCount: integer().notNull().default(0),
    /** Default sort order, set by the editors. */
    weight: integer().notNull().default(0),
    publishedAt: moment().notNull(),
    withdrawnAt: moment(),
  },
  (table) => [
    unique('commodity_product').on(table.type, table.productId),
    index('commodity_by_weight').on(table.type, table.weight, table.id),
    index('commodity_by_learners').on(table.type, table.learnerCount, table.id),
    index('commodity_by_moment').on(table.type, table.publishedAt, table.id),
  ],
);

const ofCommodity = () =>
  integer()
    .notNull()
    .references(() => commodity.id, { onDelete: 'cascade' });

/** A way to buy it; the first (place 0) is the one that cards show. */
export const specification = pgTable(
  'specification',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    commodityId: ofCommodity(),
    place: smallint().notNull().default(0),
    name: text().notNull(),
    validDays: integer(),
    price: integer().notNull(),
    originalPrice: integer().notNull(),
    vipPrice: integer().notNull(),
    /** The announced price from `nextFrom` on; see `shop/price`. */
    nextPrice: integer(),
    nextOriginalPrice: integer(),
    nextVipPrice: integer(),
    nextFrom: moment(),
  },
  (table) => [unique('specification_place').on(table.commodityId, table.place)],
);

/** The subjects and options that it is sorted under. */
export const commodityTag = pgTable(
  'commodity_tag',
  {
    commodityId: ofCommodity(),
    tagId: integer()
      .notNull()
      .references(() => tag.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.commodityId, table.tagId] }),
    index('commodity_tag_turned').on(table.tagId, table.commodityId),
  ],
);

/** Another price for a while, from one moment to another; 0 makes it free. */
export const limitedPrice = pgTable('limited_price', {
  commodityId: integer()
    .primaryKey()
    .references(() => commodity.id, { onDelete: 'cascade' }),
  price: integer().notNull(),
  startsAt: moment().notNull(),
  deadline: moment().notNull(),
});

export type CommodityRow = typeof commodity.$inferSelect;
export type SpecificationRow = typeof specification.$inferSelect;
export type LimitedPriceRow = typeof limitedPrice.$inferSelect;
