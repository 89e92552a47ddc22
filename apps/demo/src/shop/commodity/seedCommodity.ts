import type { ChargeKind, CommodityType, CourseType } from '@cheese/domain/codes/shop/products';
import type { Motif } from '@cheese/generators/pictures/motifs';
import type { Palette } from '@cheese/generators/pictures/palettes';

/** Something of the demo catalogue that is on sale, with everything that its page says. */
export interface SeedCommodity {
  /** Names its pictures: ASCII, unique in the whole catalogue. */
  slug: string;
  title: string;
  description: string;
  html: string;
  teacher: string | null;
  /** Subjects of the major tree, by their names. */
  subjects: readonly string[];
  /** What the rows and filters above the list sort it under, by their names. */
  options: readonly string[];
  charge: ChargeKind;
  /** Thousandths; all 0 where it is free. */
  price: number;
  originalPrice: number;
  vipPrice: number;
  learnerCount: number;
  daysAgo: number;
  picture: { motif: Motif; palette: Palette };
  courseType?: CourseType;
  /** The slug of what it is a part of, which stands on a shelf before. */
  partOf?: string;
  /** Nothing of it can be shown yet: it is written down, and not on sale. */
  isAwaited?: true;
  /** A lower price, maybe none, for so many days from the planting on. */
  limited?: { price: number; days: number };
}

export type SeedShelf = Partial<Record<CommodityType, readonly SeedCommodity[]>>;
