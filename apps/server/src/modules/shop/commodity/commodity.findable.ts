import { chargeKinds, commodityTypes, courseTypes } from '@cheese/domain/codes/shop/products';
import { and, isNull, sql } from 'drizzle-orm';
import { requestedRows } from '../../base/findable/findable.asked';
import type { FindableSource } from '../../base/findable/findable.shapes';
import { commodity } from '../goods/commodity.tables';
import { onSale } from './commodity.filters';

// Written out: where one table alone is asked, its columns come without its name.
const tagNames = sql<string[]>`array(
  select tag.name from commodity_tag join tag on tag.id = commodity_tag.tag_id
  where commodity_tag.commodity_id = commodity.id order by tag.type, tag.id)`;

/** Indexes the text of the card and all tags. */
export const commodityFindable: FindableSource = {
  kind: 'commodity',
  shelf: 'catalogue',
  async select(db, asked) {
    const { id, type, courseType, charge, weight, title, teacher, description } = commodity;
    const { isAsked, inOrder, most } = requestedRows(id, asked);
    const rows = await db
      .select({
        id,
        type,
        courseType,
        charge,
        weight,
        title,
        teacher,
        text: description,
        tags: tagNames,
      })
      .from(commodity)
      .where(and(onSale, isNull(commodity.wholeId), isAsked))
      .orderBy(inOrder)
      .limit(most);
    return rows.map(({ courseType: half, charge: kind, ...row }) => ({
      ...row,
      typeNames: [
        commodityTypes[row.type],
        ...(half ? [courseTypes[half]] : []),
        chargeKinds[kind],
      ],
    }));
  },
};
