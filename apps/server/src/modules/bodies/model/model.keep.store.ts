import type { Db } from '../../../db/database';
import { present } from '../../../db/present';
import { asc, eq, inArray } from 'drizzle-orm';
import { bodyModel, bodyStructure } from './model.tables';

export async function insertPart(tx: Db, row: typeof bodyStructure.$inferInsert): Promise<number> {
  const [added] = await tx.insert(bodyStructure).values(row).returning({ id: bodyStructure.id });
  return present(added).id;
}

export const insertModel = (db: Db, row: typeof bodyModel.$inferInsert) =>
  db.insert(bodyModel).values(row).returning({ id: bodyModel.id });

export const updateModel = (db: Db, id: number, row: Partial<typeof bodyModel.$inferInsert>) =>
  db.update(bodyModel).set(row).where(eq(bodyModel.id, id));

export const deleteModels = (db: Db, ids: number[]) =>
  db.delete(bodyModel).where(inArray(bodyModel.id, ids));

export function selectParts(db: Db, modelId: number) {
  const { id, fma, nameEn } = bodyStructure;
  return db
    .select({ id, fma, nameEn })
    .from(bodyStructure)
    .where(eq(bodyStructure.modelId, modelId))
    .orderBy(asc(id));
}

export const updatePart = (db: Db, id: number, row: Partial<typeof bodyStructure.$inferInsert>) =>
  db.update(bodyStructure).set(row).where(eq(bodyStructure.id, id));

export const deleteParts = (db: Db, ids: number[]) =>
  db.delete(bodyStructure).where(inArray(bodyStructure.id, ids));

export const insertPartRows = (db: Db, values: (typeof bodyStructure.$inferInsert)[]) =>
  db.insert(bodyStructure).values(values).returning({
    id: bodyStructure.id,
    place: bodyStructure.place,
  });
