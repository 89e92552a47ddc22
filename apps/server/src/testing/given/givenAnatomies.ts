import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database';
import {
  anatomy,
  anatomyCategory,
  anatomyModel,
} from '../../modules/bodies/anatomy/anatomy.tables';
import { bodyModel, bodyStructure } from '../../modules/bodies/model/model.tables';

/** An anatomy with one model, sold as a commodity of type 16. */
export interface GivenAnatomy {
  system?: 1 | 2;
  /** By its place among the categories so far. */
  categoryId?: number;
  category?: { name: string; parentId?: number };
  /** Names of its parts, all of them below the first, each over the next. */
  parts: string[];
  /** Name of a second, diseased model of the same parts. */
  sick?: string;
}

const LONG_AGO = new Date('2026-11-01T08:00:00+08:00');

export async function giveAnatomy(db: Db, given: GivenAnatomy, nth: number) {
  const { system = 2, category, categoryId = nth, sick } = given;
  if (category) await db.insert(anatomyCategory).values({ place: nth, ...category });
  await db.insert(anatomy).values({ id: nth, categoryId, system, updatedAt: LONG_AGO });
  const { modelId: healthyId, bodyId } = await giveModel(db, given, { nth, place: 0 });
  if (sick === undefined) return;
  const { modelId } = await giveModel(db, given, { nth, place: 1 });
  const words = { title: '变形', text: '形状改变', matter: '功能受损', view: `~${bodyId}` };
  const sickness = { name: sick, text: '', differences: [{ structureId: bodyId, ...words }] };
  await db.update(bodyModel).set({ healthyId, sickness }).where(eq(bodyModel.id, modelId));
}

/** Answers its number, and that of the last of its parts. */
async function giveModel(db: Db, { parts }: GivenAnatomy, at: { nth: number; place: number }) {
  const file = { key: `model/${at.nth}.glb`, bytes: 4, format: 'glb' as const };
  const words = { title: parts[0] ?? '', preview: 'body/one.webp', simplified: '瓣膜从简' };
  const layers = parts.slice(1).map((name) => ({ name, text: '' }));
  const [model] = await db
    .insert(bodyModel)
    .values({ ...file, ...words, unitMm: 1, layers })
    .returning({ id: bodyModel.id });
  const modelId = model?.id ?? 0;
  await db.insert(anatomyModel).values({ anatomyId: at.nth, modelId, place: at.place });
  let [parentId, bodyId]: [number | null, number] = [null, 0];
  for (const [place, name] of parts.entries()) {
    const meshes = place === 0 ? [] : [name];
    const [row]: { id: number }[] = await db
      .insert(bodyStructure)
      .values({ modelId, parentId, place, name, meshes, layer: place === 0 ? null : place - 1 })
      .returning({ id: bodyStructure.id });
    parentId ??= row?.id ?? null;
    bodyId = row?.id ?? 0;
  }
  return { modelId, bodyId };
}
