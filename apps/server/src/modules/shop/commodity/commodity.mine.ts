import type { Answers } from '@cheese/domain/contract/call';
import type { CommodityContract as C } from '@cheese/domain/contract/shop/commodity';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { CallContext } from '../../../calls/call';
import { lastGranted } from '../entitlement/entitlement.columns';
import { readHoldings } from '../entitlement/entitlement.service';
import { listCards } from './commodity.cards';
import { commodity } from '../goods/commodity.tables';
import { countThose } from './commodity.mine.store';

/** Includes commodities that are no longer on sale. */
export async function listMine({
  db,
  person,
  clock,
  query: { page, pageCnt, productType },
}: CallContext<C['mine']>): Promise<Answers<C['mine']>> {
  const now = clock.now();
  const held = await readHoldings(db, person.id, now);
  const ids = [...held.commodities.keys()];
  if (ids.length === 0) return { list: [], total: 0 };
  const where = and(inArray(commodity.id, ids), productType && eq(commodity.type, productType));
  const [list, total] = await Promise.all([
    listCards(
      db,
      { now, held },
      {
        where,
        first: [desc(lastGranted(commodity.id, person.id))],
        limit: pageCnt,
        offset: (page - 1) * pageCnt,
        withdrawnToo: true,
      },
    ),
    countThose(db, where),
  ]);
  return { list, total };
}
