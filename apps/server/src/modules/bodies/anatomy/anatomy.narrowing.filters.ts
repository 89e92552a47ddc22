import { and, eq, exists, ilike, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { likePattern } from '../../../db/likePattern';
import type { Db } from '../../../db/database';
import { commodity } from '../../shop/goods/commodity.tables';
import { bodyStructure } from '../model/model.tables';
import { anatomyCategory, anatomyModel } from './anatomy.tables';

/** A category and those below it, as a question inside another one. */
export const branchOf = (db: Db, id: number) =>
  db
    .select({ id: anatomyCategory.id })
    .from(anatomyCategory)
    .where(or(eq(anatomyCategory.id, id), eq(anatomyCategory.parentId, id)));

/** A subquery for anatomies with a part of this name. */
export function holdsPart(db: Db, keyword: string, anatomyId: PgColumn) {
  const { name, nameEn, nameLatin } = bodyStructure;
  const words = likePattern(keyword);
  return db
    .select({ one: sql`1` })
    .from(bodyStructure)
    .innerJoin(anatomyModel, eq(anatomyModel.modelId, bodyStructure.modelId))
    .where(
      and(
        eq(anatomyModel.anatomyId, anatomyId),
        or(...[name, nameEn, nameLatin].map((one) => ilike(one, words))),
      ),
    );
}

/** By title or by the name of a part: a search for 尺骨 finds the arm. */
export const isFound = (db: Db, keyword: string) =>
  or(
    ilike(commodity.title, likePattern(keyword)),
    exists(holdsPart(db, keyword, commodity.productId)),
  );
