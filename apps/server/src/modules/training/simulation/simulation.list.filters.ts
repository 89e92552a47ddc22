import { likePattern } from '../../../db/likePattern';
import type { Db } from '../../../db/database';
import { literal } from '../../../db/literal';
import { commodity } from '../../shop/goods/commodity.tables';
import { and, desc, eq, ilike, ne, sql } from 'drizzle-orm';
import { tagTypeCodes } from '@cheese/domain/codes/content/tagTypes';
import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import { optionUses } from '../../content/tag/tag.uses';
import { narrowed, type Narrowing } from '../../shop/commodity/commodity.narrowing.filters';

/** Number of shared subjects and kinds; audience tags do not count. */
const sharedWith = (id: number) => sql`(select count(*) from commodity_tag theirs
  join commodity_tag its on its.tag_id = theirs.tag_id
  join commodity this on this.id = its.commodity_id
  join tag shared on shared.id = theirs.tag_id and shared.type in (${literal(optionUses.classify)}, ${literal(tagTypeCodes.subject)})
  where theirs.commodity_id = ${commodity.id}
    and this.type = ${literal(commodityTypeCodes.simulation)} and this.product_id = ${id})`;

interface Listed {
  asked: Pick<Narrowing, 'tagId' | 'charge'>;
  kindId: number | undefined;
  keyword: string | undefined;
}

export async function isListed(db: Db, { asked, kindId, keyword }: Listed) {
  return and(
    await narrowed(db, { ...asked, classifyId: kindId, type: commodityTypeCodes.simulation }),
    keyword ? ilike(commodity.title, likePattern(keyword)) : undefined,
  );
}

export function related(simulationId: number) {
  const shared = sharedWith(simulationId);
  const where = and(
    eq(commodity.type, commodityTypeCodes.simulation),
    ne(commodity.productId, simulationId),
    sql`${shared} > 0`,
  );
  const first = [desc(shared)];
  return { where, first };
}
