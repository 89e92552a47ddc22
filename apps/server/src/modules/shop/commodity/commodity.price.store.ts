import type { Db } from '../../../db/database';
import { limitedPrice, specification } from '../goods/commodity.tables';
import { eq } from 'drizzle-orm';

export const writeLimited = (db: Db, row: typeof limitedPrice.$inferInsert) =>
  db
    .insert(limitedPrice)
    .values(row)
    .onConflictDoUpdate({ target: limitedPrice.commodityId, set: row });

export const dropLimited = (db: Db, commodityId: number) =>
  db.delete(limitedPrice).where(eq(limitedPrice.commodityId, commodityId));

export const updateSpecification = (
  db: Db,
  id: number,
  change: Partial<typeof specification.$inferInsert>,
) => db.update(specification).set(change).where(eq(specification.id, id));
