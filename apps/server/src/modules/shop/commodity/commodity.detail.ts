import type { CommodityDetail } from '@cheese/domain/contract/shop/shapes/commodityShapes';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { selectPathOf } from '../../content/tag/tag.door';
import { specificationPrices } from '../goods/price.columns';
import { lowerOf } from '../goods/price.today';
import { findCard, type Viewer } from './commodity.cards';
import { commodity, type CommodityRow, specification } from '../goods/commodity.tables';

/** The page without the counts that other modules add. */
export type SoldDetail = Omit<CommodityDetail, 'collectCount' | 'commentCount'>;

/** With all specifications; null if the product is not on sale. */
export async function findSold(
  db: Db,
  viewer: Viewer,
  product: Pick<CommodityRow, 'type' | 'productId'>,
): Promise<SoldDetail | null> {
  const card = await findCard(db, viewer, product);
  if (!card) return null;
  const { html, pictures } = commodity;
  const [rows, ways, tagPath] = await Promise.all([
    db.select({ html, pictures }).from(commodity).where(eq(commodity.id, card.id)),
    selectWays(db, card.id, viewer.now),
    selectPathOf(db, card.id),
  ]);
  return {
    ...card,
    html: rows[0]?.html ?? '',
    pictures: rows[0]?.pictures ?? [],
    tagPath,
    // Another price for a while is that of the first way, which cards show.
    specifications: ways.map(({ place, ...way }) => ({
      ...way,
      price: place === 0 ? lowerOf(way.price, card.offer) : way.price,
    })),
    expiration: card.openUntil,
  };
}

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
