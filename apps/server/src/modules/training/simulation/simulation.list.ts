import { tagTypeCodes } from '@cheese/domain/codes/content/tagTypes';
import { listSortCodes } from '@cheese/domain/codes/shop/listSorts';
import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import type { Answers } from '@cheese/domain/contract/call';
import type { SimulationContract as C } from '@cheese/domain/contract/training/simulation';
import { and, desc, eq, ilike, ne, sql } from 'drizzle-orm';
import { literal } from '../../../db/literal';
import type { SharedCallContext } from '../../../calls/alike';
import { containing } from '../../../db/containing';
import { listCards, pageOfCards, type Viewer } from '../../shop/commodity/commodity.cards';
import { narrowed } from '../../shop/commodity/commodity.narrowing';
import { optionUses } from '../../content/tag/tag.tables';
import { commodity } from '../../shop/goods/commodity.tables';
import { withFacts } from './simulation.facts';

const SOME = 4;

type AskedFor<Name extends 'list' | 'related'> = Pick<SharedCallContext<C[Name]>, 'db' | 'query'>;

export async function listSimulations(
  { db, query }: AskedFor<'list'>,
  viewer: Viewer,
): Promise<Answers<C['list']>> {
  const { page, pageCnt, keyword, sort, kindId, ...asked } = query;
  const where = and(
    await narrowed(db, { ...asked, classifyId: kindId, type: commodityTypeCodes.simulation }),
    keyword ? ilike(commodity.title, containing(keyword)) : undefined,
  );
  const { cards, total } = await pageOfCards(db, viewer, { where, sort, page, pageCnt });
  return { list: await withFacts(db, cards), total };
}

/** Number of shared subjects and kinds; audience tags do not count. */
const sharedWith = (id: number) => sql`(select count(*) from commodity_tag theirs
  join commodity_tag its on its.tag_id = theirs.tag_id
  join commodity this on this.id = its.commodity_id
  join tag shared on shared.id = theirs.tag_id and shared.type in (${literal(optionUses.classify)}, ${literal(tagTypeCodes.subject)})
  where theirs.commodity_id = ${commodity.id}
    and this.type = ${literal(commodityTypeCodes.simulation)} and this.product_id = ${id})`;

/** Most shared tags first. */
export async function listRelated(
  { db, query: { simulationId } }: AskedFor<'related'>,
  viewer: Viewer,
): Promise<Answers<C['related']>> {
  const shared = sharedWith(simulationId);
  const where = and(
    eq(commodity.type, commodityTypeCodes.simulation),
    ne(commodity.productId, simulationId),
    sql`${shared} > 0`,
  );
  const first = [desc(shared)];
  return withFacts(
    db,
    await listCards(db, viewer, { where, first, sort: listSortCodes.popular, limit: SOME }),
  );
}
