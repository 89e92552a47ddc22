import type { Db } from '../../../db/database';
import { and, eq } from 'drizzle-orm';
import { anatomy, anatomyModel } from './anatomy.tables';

export async function hasModel(db: Db, anatomyId: number, modelId: number): Promise<boolean> {
  const isIts = and(eq(anatomyModel.anatomyId, anatomyId), eq(anatomyModel.modelId, modelId));
  return (await db.$count(anatomyModel, isIts)) > 0;
}

export const selectAnatomy = (db: Db, id: number) =>
  db.select().from(anatomy).where(eq(anatomy.id, id));
