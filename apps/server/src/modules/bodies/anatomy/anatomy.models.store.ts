import type { Db } from '../../../db/database';
import { asc, eq } from 'drizzle-orm';
import { anatomyModel } from './anatomy.tables';

export async function selectModelIds(db: Db, anatomyId: number) {
  const rows = await db
    .select({ modelId: anatomyModel.modelId })
    .from(anatomyModel)
    .where(eq(anatomyModel.anatomyId, anatomyId))
    .orderBy(asc(anatomyModel.place));
  return rows.map(({ modelId }) => modelId);
}
