import type { CommodityDetail } from '@cheese/domain/contract/shop/shapes/commodityShapes';
import type { Db } from '../../../db/database';
import { lowerOf } from '../goods/price.today';
import { findCard, type Viewer } from './commodity.cards';
import type { CommodityRow } from '../goods/commodity.tables';
import { selectPageParts } from './commodity.detail.store';

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
  const [rows, ways, tagPath] = await selectPageParts(db, viewer.now, card.id);
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
