import type { Db } from '../db/database';
import { anatomy, anatomyCategory, anatomyModel } from '../modules/viewers/anatomy/anatomy.tables';
import { bodyModel, bodyStructure } from '../modules/viewers/bodyModel/bodyModel.tables';

/** What is studied as one, with a model of its own; a commodity of type 16 sells it. */
export interface GivenAnatomy {
  system?: 1 | 2;
  /** By its place among the categories so far. */
  categoryId?: number;
  category?: { name: string; parentId?: number };
  /** Names of its parts, all of them below the first, each over the next. */
  parts: string[];
}

const LONG_AGO = new Date('2026-11-01T08:00:00+08:00');

export async function giveAnatomy(db: Db, given: GivenAnatomy, nth: number) {
  const { system = 2, category, categoryId = nth, parts } = given;
  if (category) await db.insert(anatomyCategory).values({ place: nth, ...category });
  await db.insert(anatomy).values({ id: nth, categoryId, system, updatedAt: LONG_AGO });
  const file = { key: `model/${nth}.glb`, bytes: 4, format: 'glb' as const };
  const words = { title: parts[0] ?? '', preview: 'body/one.webp', simplified: '瓣膜从简' };
  const layers = parts.slice(1).map((name) => ({ name, text: '' }));
  const [model] = await db
    .insert(bodyModel)
    .values({ ...file, ...words, unitMm: 1, layers })
    .returning({ id: bodyModel.id });
  const modelId = model?.id ?? 0;
  await db.insert(anatomyModel).values({ anatomyId: nth, modelId, place: 0 });
  let parentId: number | null = null;
  for (const [place, name] of parts.entries()) {
    const meshes = place === 0 ? [] : [name];
    const [row]: { id: number }[] = await db
      .insert(bodyStructure)
      .values({ modelId, parentId, place, name, meshes, layer: place === 0 ? null : place - 1 })
      .returning({ id: bodyStructure.id });
    parentId ??= row?.id ?? null;
  }
}
