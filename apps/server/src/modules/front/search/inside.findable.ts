import { and, isNull } from 'drizzle-orm';
import { requestedRows } from '../../base/findable/findable.asked';
import { type FindableSource, insideOf } from '../../base/findable/findable.shapes';
import { commodity } from '../../shop/goods/commodity.tables';
import { commodityFindable } from '../../shop/commodity/commodity.findable';
import { onSale } from '../../shop/commodity/commodity.filters';
import { type Inside, insides } from './insides.store';

const nothing: Inside = { parts: [], text: '' };

/**
 * Contained texts of products on sale: titles in their tables of contents, and their texts. They
 * help to find a product but are never shown; a hit shows its card. Options, keys and explanations
 * of questions are excluded, and so is everything owned by schools or persons.
 */
export const insideFindable: FindableSource = {
  kind: insideOf(commodityFindable.kind),
  shelf: 'catalogue',
  async select(db, asked) {
    const { id, type, productId } = commodity;
    const { isAsked, inOrder, most } = requestedRows(id, asked);
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
