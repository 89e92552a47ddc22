import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import { bodyModel, bodyStructure } from './model.tables';

/** Some models, in the order in which their numbers are named. */
export async function selectModels(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(bodyModel)
    .where(inArray(bodyModel.id, [...ids]));
  return ids.flatMap((id) => rows.filter((row) => row.id === id));
}

export async function findKey(db: Db, id: number): Promise<string | null> {
  const plan = prepared(db, 'body_model_key', () =>
    db
      .select({ key: bodyModel.key })
      .from(bodyModel)
      .where(eq(bodyModel.id, sql.placeholder('id')))
      .prepare('body_model_key'),
  );
  return (await plan.execute({ id }))[0]?.key ?? null;
}

/** All parts of some models, as their trees go. */
export async function selectStructures(db: Db, modelIds: readonly number[]) {
  if (modelIds.length === 0) return [];
  const plan = prepared(db, 'body_structures', () =>
    db
      .select()
      .from(bodyStructure)
      .where(sql`${bodyStructure.modelId} = any(${sql.placeholder('modelIds')}::int[])`)
      .orderBy(asc(bodyStructure.modelId), asc(bodyStructure.place))
      .prepare('body_structures'),
  );
  return plan.execute({ modelIds: [...modelIds] });
}
