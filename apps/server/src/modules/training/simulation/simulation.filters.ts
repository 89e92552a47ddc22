import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import { tagTypeCodes } from '@cheese/domain/codes/content/tagTypes';
import type { Answers } from '@cheese/domain/contract/call';
import type { SimulationContract as C } from '@cheese/domain/contract/training/simulation';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { selectTree } from '../../content/tag/tag.door';
import { listOptions } from '../../shop/commodity/commodity.service';
import { commodity, commodityTag } from '../../shop/goods/commodity.tables';
import { onSale } from '../../shop/commodity/commodity.filters';

/** Filters with the number of simulations in each. */
export async function listFilters(db: Db): Promise<Answers<C['filters']>> {
  const [carried, subjects, [kinds]] = await Promise.all([
    selectCarried(db),
    selectTree(db, tagTypeCodes.subject),
    listOptions(db, commodityTypeCodes.simulation, 'classify'),
  ]);
  const above = new Map(subjects.map(({ id, pid }) => [id, pid]));
  const found = new Map<number, Set<number>>();
  for (const { tagId, commodityId } of carried) {
    // A subject means everything below it as well.
    for (let id = tagId; id > 0; id = above.get(id) ?? 0) {
      found.set(id, (found.get(id) ?? new Set()).add(commodityId));
    }
  }
  const isCarried = new Set(carried.map(({ tagId }) => tagId));
  const toFilter = ({ id, name }: { id: number; name: string }) =>
    isCarried.has(id) ? [{ id, name, count: found.get(id)?.size ?? 0 }] : [];
  return {
    disciplines: subjects.flatMap(toFilter),
    kinds: (kinds?.options ?? []).flatMap(toFilter),
  };
}

const selectCarried = (db: Db) =>
  db
    .select({ tagId: commodityTag.tagId, commodityId: commodityTag.commodityId })
    .from(commodityTag)
    .innerJoin(commodity, eq(commodity.id, commodityTag.commodityId))
    .where(and(onSale, eq(commodity.type, commodityTypeCodes.simulation)));
