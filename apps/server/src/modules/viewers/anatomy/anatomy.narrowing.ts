import { and, eq, exists, ilike, or, sql } from 'drizzle-orm';
import { containing } from '../../../db/containing';
import type { Db } from '../../../db/database';
import { commodity } from '../../shop/commodity/commodity.tables';
import { bodyStructure } from '../bodyModel/bodyModel.tables';
import { anatomyCategory, anatomyModel } from './anatomy.tables';

/** A category and those below it, as a question inside another one. */
export const branchOf = (db: Db, id: number) =>
  db
    .select({ id: anatomyCategory.id })
    .from(anatomyCategory)
    .where(or(eq(anatomyCategory.id, id), eq(anatomyCategory.parentId, id)));

/** By what it is called, or what one of its parts is called: who looks for 尺骨 finds the arm. */
export function isFound(db: Db, keyword: string) {
  const words = containing(keyword);
  const { name, nameEn, nameLatin } = bodyStructure;
  const holdsPart = db
    .select({ one: sql`1` })
    .from(bodyStructure)
    .innerJoin(anatomyModel, eq(anatomyModel.modelId, bodyStructure.modelId))
    .where(
      and(
        eq(anatomyModel.anatomyId, commodity.productId),
        or(...[name, nameEn, nameLatin].map((one) => ilike(one, words))),
      ),
    );
  return or(ilike(commodity.title, words), exists(holdsPart));
}
