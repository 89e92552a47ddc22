import { commodityTypes } from '@cheese/domain/codes/shop/products';
import { and, asc, gt, inArray, sql } from 'drizzle-orm';
import type { FindableSource } from '../../base/findable/findable.shapes';
import { tag } from '../../content/tag/tag.tables';
import { onSale } from './commodity.cards';
import { commodity, commodityTag } from './commodity.tables';

const tagNames = sql<string[]>`array(
  select ${tag.name} from ${commodityTag} join ${tag} on ${tag.id} = ${commodityTag.tagId}
  where ${commodityTag.commodityId} = ${commodity.id} order by ${tag.type}, ${tag.id})`;

/** What commodities are found by: all that their cards say, and every tag that they carry. */
export const commodityFindable: FindableSource = {
  kind: 'commodity',
  shelf: 'catalogue',
  async select(db, asked) {
    const { id, type, weight, title, teacher, description } = commodity;
    const isAsked = 'ids' in asked ? inArray(id, [...asked.ids]) : gt(id, asked.after);
    const rows = await db
      .select({ ...{ id, type, weight, title, teacher }, text: description, tags: tagNames })
      .from(commodity)
      .where(and(onSale, isAsked))
      .orderBy(asc(id))
      .limit('limit' in asked ? asked.limit : asked.ids.length);
    return rows.map((row) => ({ ...row, typeName: commodityTypes[row.type] }));
  },
};
