import { and, isNull } from 'drizzle-orm';
import { rowsAsked } from '../../base/findable/findable.asked';
import { type FindableSource, insideOf } from '../../base/findable/findable.shapes';
import { onSale } from '../../shop/commodity/commodity.cards';
import { commodity } from '../../shop/goods/commodity.tables';
import { commodityFindable } from '../../shop/commodity/commodity.findable';
import { type Inside, insides } from './insides';

const nothing: Inside = { parts: [], text: '' };

/**
 * What is inside of what is on sale: titles of its directory, and its texts. They help to find it and
 * are never shown: what a hit shows is what stands on its card. What would give away a question, its
 * options, key and explanation, is not in here, and nothing that a school or a person keeps.
 */
export const insideFindable: FindableSource = {
  kind: insideOf(commodityFindable.kind),
  shelf: 'catalogue',
  async select(db, asked) {
    const { id, type, productId } = commodity;
    const { isAsked, inOrder, most } = rowsAsked(id, asked);
    const rows = await db
      .select({ id, type, productId })
      .from(commodity)
      .where(and(onSale, isNull(commodity.wholeId), isAsked))
      .orderBy(inOrder)
      .limit(most);
    const found = new Map<string, Inside>();
    for (const [of, read] of insides) {
      const ids = rows.filter((row) => row.type === of).map((row) => row.productId);
      for (const [product, inside] of ids.length > 0 ? await read(db, ids) : [])
        found.set(`${of}/${product}`, inside);
    }
    return rows.map((row) => ({
      id: row.id,
      type: row.type,
      weight: 0,
      title: '',
      tags: [],
      typeNames: [],
      ...(found.get(`${row.type}/${row.productId}`) ?? nothing),
    }));
  },
};
