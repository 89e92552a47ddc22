import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import type { Answers } from '@cheese/domain/contract/call';
import type { AnatomyContract as C } from '@cheese/domain/contract/bodies/anatomy';
import type { SharedCallContext } from '../../../calls/shared';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import type { Viewer } from '../../shop/commodity/commodity.cards';
import { findSold } from '../../shop/commodity/commodity.detail';
import { toAnatomy } from './anatomy.list';
import { selectCategories, selectCategory } from './anatomy.detail.store';
import { selectFacts } from './anatomy.list.store';

type AskedFor = Pick<SharedCallContext<C['detail']>, 'db'> & { id: number };

async function findBoth({ db, id }: AskedFor, viewer: Viewer) {
  const [facts, sold] = await Promise.all([
    selectFacts(db, [id]),
    findSold(db, viewer, { type: commodityTypeCodes.anatomy, productId: id }),
  ]);
  const its = facts.get(id);
  return its && sold ? { its, sold } : refuse('anatomy.notFound');
}

export async function readAnatomy(
  { db, query: { id } }: Pick<SharedCallContext<C['detail']>, 'db' | 'query'>,
  viewer: Viewer,
): Promise<Answers<C['detail']>> {
  const { its, sold } = await findBoth({ db, id }, viewer);
  const { nameEn, category, modelCount } = await selectCategory(db, its, id);
  return {
    ...toAnatomy(sold, its),
    nameEn,
    pictures: sold.pictures,
    modelCount,
    itemCount: modelCount,
    categoryName: category?.name ?? '',
    updatedAt: its.updatedAt.getTime(),
  };
}

export async function readIntroduction(
  { db, query: { anatomyId: id } }: SharedCallContext<C['introduction']>,
  viewer: Viewer,
): Promise<Answers<C['introduction']>> {
  const { its, sold } = await findBoth({ db, id }, viewer);
  const { highlights, source } = its;
  return { anatomyId: id, name: sold.title, html: sold.html, highlights, source };
}

export async function listWays(
  { db, query: { anatomyId: id } }: SharedCallContext<C['commodities']>,
  viewer: Viewer,
): Promise<Answers<C['commodities']>> {
  return (await findBoth({ db, id }, viewer)).sold.specifications;
}

/** Each with how many there are to see in it and below it. */
export async function listCategories(db: Db): Promise<Answers<C['categories']>> {
  const rows = await selectCategories(db);
  const below = (of: number) =>
    rows.reduce((sum, row) => sum + (row.id === of || row.pid === of ? (row.its ?? 0) : 0), 0);
  return rows.map((row) => ({
    id: row.id,
    pid: row.pid,
    name: row.name,
    anatomyCount: below(row.id),
  }));
}
