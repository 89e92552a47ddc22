import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { present } from '../../../db/present';
import { openReader } from '../../base/findable/reading/reader';
import { anatomyModel } from '../anatomy/anatomy.tables';
import { bodyModel, bodyStructure } from '../model/model.tables';

/** A part as it is kept, known by a key of its own within its model. */
export interface MadePart {
  key: string;
  holder: string | null;
  name: string;
  nameEn: string;
  nameLatin: string;
  isTranslated: boolean;
  fma: number | null;
  color: string;
  meshes: string[];
}

export interface MadeModel {
  title: string;
  key: string;
  bytes: number;
  preview: string;
  simplified: string;
  /** Each after the one that holds it. */
  parts: MadePart[];
}

/** The models of an anatomy, in their order; those that were there keep their numbers. */
export async function keepModels(tx: Db, anatomyId: number, models: readonly MadeModel[]) {
  const before = await tx
    .select({ modelId: anatomyModel.modelId })
    .from(anatomyModel)
    .where(eq(anatomyModel.anatomyId, anatomyId))
    .orderBy(asc(anatomyModel.place));
  for (const [place, { parts, ...file }] of models.entries()) {
    const row = { ...file, format: 'glb' as const, unitMm: 1 };
    const known = before[place]?.modelId;
    if (known === undefined) {
      const [added] = await tx.insert(bodyModel).values(row).returning({ id: bodyModel.id });
      const modelId = present(added).id;
      await tx.insert(anatomyModel).values({ anatomyId, modelId, place });
      await keepParts(tx, modelId, parts);
    } else {
      await tx.update(bodyModel).set(row).where(eq(bodyModel.id, known));
      await keepParts(tx, known, parts);
    }
  }
  const gone = before.slice(models.length).map(({ modelId }) => modelId);
  if (gone.length > 0) await tx.delete(bodyModel).where(inArray(bodyModel.id, gone));
}

/** Key of a part in the next import: its FMA number, or its English name. */
const nameOfPart = ({ fma, nameEn }: Pick<MadePart, 'fma' | 'nameEn'>) =>
  fma === null ? nameEn : String(fma);

async function keepParts(tx: Db, modelId: number, parts: readonly MadePart[]) {
  const { id, fma, nameEn } = bodyStructure;
  const rows = await tx
    .select({ id, fma, nameEn })
    .from(bodyStructure)
    .where(eq(bodyStructure.modelId, modelId))
    .orderBy(asc(id));
  const known = new Map<string, number[]>();
  // Parts with the same key are matched one to one.
  for (const row of rows)
    known.set(nameOfPart(row), [...(known.get(nameOfPart(row)) ?? []), row.id]);
  const reader = await openReader();
  const spellingOf = ({ name, isTranslated }: MadePart) =>
    isTranslated ? reader.syllables(reader.signs(name)).filter(Boolean).join(' ') : '';
  const ids = new Map<string, number>();
  for (const [place, part] of parts.entries()) {
    const { key, holder, ...words } = part;
    const parentId = holder === null ? null : (ids.get(holder) ?? null);
    const row = { ...words, modelId, parentId, place, spelling: spellingOf(part) };
    const before = known.get(nameOfPart(part))?.shift();
    ids.set(key, before ?? (await addPart(tx, row)));
    if (before !== undefined) {
      await tx.update(bodyStructure).set(row).where(eq(bodyStructure.id, before));
    }
  }
  const gone = [...known.values()].flat();
  if (gone.length > 0) await tx.delete(bodyStructure).where(inArray(bodyStructure.id, gone));
}

async function addPart(tx: Db, row: typeof bodyStructure.$inferInsert): Promise<number> {
  const [added] = await tx.insert(bodyStructure).values(row).returning({ id: bodyStructure.id });
  return present(added).id;
}
