import type { CommodityType } from '@cheese/domain/codes/shop/products';
import type { Db } from '@cheese/server/db/database';
import { commodity } from '@cheese/server/modules/shop/goods/commodity.tables';

/** Finds what was planted before by how its title begins; a demo row must not point at nothing. */
export async function seededCommodities(db: Db) {
  const { id, type, productId, title } = commodity;
  const rows = await db.select({ id, type, productId, title }).from(commodity);
  return (type: CommodityType, beginning: string) => {
    const found = rows.find((row) => row.type === type && row.title.startsWith(beginning));
    if (!found) throw new Error(`No commodity ${beginning} of type ${type} has been planted`);
    return found;
  };
}
