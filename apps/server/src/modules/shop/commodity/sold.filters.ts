import { literal } from '../../../db/literal';
import { commodity } from '../goods/commodity.tables';
import { and, eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { FailureKey } from '@cheese/domain/texts/failures';

/** The table of a kind of commodity, keyed by product id. */
export interface Sold {
  /** Part of the prepared statement's name. */
  name: string;
  type: number;
  table: PgTable & { id: PgColumn };
  notFound: FailureKey;
  locked: FailureKey;
}

export const soldAs = ({ type, table }: Pick<Sold, 'type' | 'table'>) =>
  and(eq(commodity.type, literal(type)), eq(commodity.productId, table.id));
