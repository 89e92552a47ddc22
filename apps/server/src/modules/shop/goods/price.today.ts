import { eq, lt, or, type Placeholder, sql } from 'drizzle-orm';
import { limitedPrice } from './commodity.tables';
import { specificationPrices } from './price.columns';

interface Limited {
  price: number;
}

/**
 * Today's price: a limited-time price counts only while it is lower than the regular one, which may
 * have been reduced meanwhile. Sorted lists use the SQL form below.
 */
export const lowerOf = (price: number, limited: Limited | null): number =>
  Math.min(price, limited?.price ?? price);

/** True if a running limited-time price counts; a price of 0 always does. */
export const isLower = (limited: Limited, price: number | undefined): boolean =>
  limited.price === 0 || (price !== undefined && limited.price < price);

/** The same for the database. */
export const isLowerToday = (now: Date) =>
  or(eq(limitedPrice.price, 0), lt(limitedPrice.price, specificationPrices(now).price));

/** A limited-time price that runs stands beside it, or null: `least` passes nulls over. */
export const todaysPrice = (now: Date | Placeholder) =>
  sql<number>`least(${limitedPrice.price}, ${specificationPrices(now).price})`;
