import type { Db } from '../../../db/database';
import { onSale } from '../../shop/commodity/commodity.filters';
import { commodity } from '../../shop/goods/commodity.tables';
import { asc, count, eq } from 'drizzle-orm';
import { isSoldAs } from './anatomy.access';
import { anatomy, anatomyCategory, anatomyModel } from './anatomy.tables';
import type { AnatomyFacts } from './anatomy.list.store';

export async function selectCategory(db: Db, its: AnatomyFacts, id: number) {
  const { categoryId, nameEn } = its;
  const { name } = anatomyCategory;
  const [[category], modelCount] = await Promise.all([
    // An anatomy on sale always has a category.
    db
      .select({ name })
      .from(anatomyCategory)
      .where(eq(anatomyCategory.id, categoryId ?? 0)),
    db.$count(anatomyModel, eq(anatomyModel.anatomyId, id)),
  ]);
  return { nameEn, category, modelCount };
}

export function selectCategories(db: Db) {
  const sold = db
    .select({ categoryId: anatomy.categoryId, its: count(anatomy.id).as('its') })
    .from(anatomy)
    .innerJoin(commodity, isSoldAs)
    .where(onSale)
    .groupBy(anatomy.categoryId)
    .as('sold');
  const { id, parentId, name, place } = anatomyCategory;
  return db
    .select({ id, pid: parentId, name, its: sold.its })
    .from(anatomyCategory)
    .leftJoin(sold, eq(sold.categoryId, id))
    .orderBy(asc(place), asc(id));
}
