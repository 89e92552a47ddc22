import type { Db } from '../../../db/database';
import { selectPathOf } from '../../content/tag/tag.door';
import { commodity, specification } from '../goods/commodity.tables';
import { specificationPrices } from '../goods/price.columns';
import { asc, eq } from 'drizzle-orm';

const selectWays = (db: Db, commodityId: number, now: Date) =>
  db
    .select({
      specificationId: specification.id,
      name: specification.name,
      validDays: specification.validDays,
      place: specification.place,
      ...specificationPrices(now),
    })
    .from(specification)
    .where(eq(specification.commodityId, commodityId))
    .orderBy(asc(specification.place));

export function selectPageParts(db: Db, now: Date, cardId: number) {
  const { html, pictures } = commodity;
  return Promise.all([
    db.select({ html, pictures }).from(commodity).where(eq(commodity.id, cardId)),
    selectWays(db, cardId, now),
    selectPathOf(db, cardId),
  ]);
}
