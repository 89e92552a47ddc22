import { desc, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/database';
import { commodity, commodityTag } from '../goods/commodity.tables';

/** Related commodities have the same type and are ranked by shared tags. */
export async function findRelated(db: Db, id: number) {
  const rows = await db
    .select({ type: commodity.type })
    .from(commodity)
    .where(eq(commodity.id, id));
  const [row] = rows;
  if (!row) return null;
  const shared = sql`(select count(*) from ${commodityTag} theirs
    join ${commodityTag} its on its.tag_id = theirs.tag_id and its.commodity_id = ${id}
    where theirs.commodity_id = ${commodity.id})`;
  return { type: row.type, closest: desc(shared) };
}

/** The condition that the table has such a row. */
export const existsIn = (db: Db, table: PgTable, where: SQL | undefined) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(table)
      .where(where),
  );
