import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { type OrderRow, shopOrder } from './order.tables';

export type Member = Pick<OrderRow, 'id' | 'firstId'>;

export const firstOf = ({ id, firstId }: Member) => firstId ?? id;

/** The orders of one purchase, each replaced by the next. */
export const isOfPurchase = (first: number | Placeholder): SQL =>
  sql`coalesce(${shopOrder.firstId}, ${shopOrder.id}) = ${first}`;
