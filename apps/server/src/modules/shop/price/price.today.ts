import { sql } from 'drizzle-orm';
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

/** A limited-time price that runs stands beside it, or null: `least` passes nulls over. */
export const todaysPrice = (now: Date) =>
  sql<number>`least(${limitedPrice.price}, ${specificationPrices(now).price})`;
