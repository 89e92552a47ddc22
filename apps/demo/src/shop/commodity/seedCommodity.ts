import {
  type ChargeKind,
  type CommodityType,
  courseTypes,
} from '@cheese/domain/codes/shop/products';
import { codeOf, strictObject, keyOf, nullable } from '@cheese/domain/contract/shapes';
import Type, { type Static } from 'typebox';
import { films } from '../../learning/kept/films';
import { Count, Html, Picture, Slug, Words } from '../../reading/shapes';

/** Open to everyone; to be bought, by members for less; open to members. */
const charges = { free: 1, paid: 2, members: 3 } as const satisfies Record<string, ChargeKind>;

const facts = {
  /** Names its pictures: ASCII, unique in the whole catalogue. */
  slug: Slug,
  title: Words,
  description: Words,
  html: Html,
  teacher: nullable(Words),
  /** Subjects of the major tree, by their names. */
  subjects: Type.Array(Words),
  /** What the rows and filters above the list sort it under, by their names. */
  options: Type.Array(Words),
  charge: keyOf(charges),
  /** Thousandths; none where it is free. */
  price: Type.Optional(Count),
  originalPrice: Type.Optional(Count),
  vipPrice: Type.Optional(Count),
  learnerCount: Count,
  daysAgo: Count,
  picture: Picture,
  courseType: Type.Optional(codeOf(courseTypes)),
  /** Nothing of it can be shown yet: it is written down, and not on sale. */
  isAwaited: Type.Optional(Type.Literal(true)),
  /** A lower price, maybe none, for so many days from the planting on. */
  limited: Type.Optional(strictObject({ price: Count, days: Count })),
};

export const Goods = Type.Array(strictObject(facts));

/** Each a part of what `partOf` sells, by its slug, that shows one of our films. */
export const Videos = Type.Array(strictObject({ ...facts, partOf: Slug, film: keyOf(films) }));

type Filed = Static<typeof Goods>[number];

/** Something of the demo catalogue that is on sale, with everything that its page says. */
export type SeedCommodity = ReturnType<typeof onSale<Filed>> & { partOf?: string };
export type SeedShelf = Partial<Record<CommodityType, readonly SeedCommodity[]>>;

/** With all prices, and the code of its charge. */
export const onSale = <Good extends Filed>({ charge, ...good }: Good) => ({
  price: 0,
  originalPrice: 0,
  vipPrice: 0,
  ...good,
  charge: charges[charge],
});
