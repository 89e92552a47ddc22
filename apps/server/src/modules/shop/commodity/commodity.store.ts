import { desc, eq, sql } from 'drizzle-orm';
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
