import { eq, lt, or, type Placeholder, sql } from 'drizzle-orm';
import { limitedPrice } from './commodity.tables';
import { specificationPrices } from './price.columns';

/** The same for the database. */
export const isLowerToday = (now: Date) =>
  or(eq(limitedPrice.price, 0), lt(limitedPrice.price, specificationPrices(now).price));

/** A limited-time price that runs stands beside it, or null: `least` passes nulls over. */
export const todaysPrice = (now: Date | Placeholder) =>
  sql<number>`least(${limitedPrice.price}, ${specificationPrices(now).price})`;
