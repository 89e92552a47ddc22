import { eq, lt, or, type Placeholder, sql } from 'drizzle-orm';
import { limitedPrice } from '../commodity/commodity.tables';
import { specificationPrices } from './price.columns';

interface Limited {
  price: number;
}

/**
 * What a thing costs today: a limited-time price counts while it is the lower of the two, also where
 * the regular one was lowered meanwhile. Lists that sort say the same to the database below.
 */
export const lowerOf = (price: number, limited: Limited | null): number =>
  Math.min(price, limited?.price ?? price);

/** Whether a limited-time price that runs is one: what is free today is free, whatever it costs. */
export const isLower = (limited: Limited, price: number | undefined): boolean =>
  limited.price === 0 || (price !== undefined && limited.price < price);

/** The same for the database. */
export const isLowerToday = (now: Date) =>
  or(eq(limitedPrice.price, 0), lt(limitedPrice.price, specificationPrices(now).price));

/** A limited-time price that runs stands beside it, or null: `least` passes nulls over. */
export const todaysPrice = (now: Date | Placeholder) =>
  sql<number>`least(${limitedPrice.price}, ${specificationPrices(now).price})`;
