import type { Db } from '../../../db/database';
import { present } from '../../../db/present';
import { openReader } from '../../base/findable/reading/reader';
import {
  insertPart,
  deleteModels,
  deleteParts,
  insertModel,
  selectParts,
  updateModel,
  updatePart,
} from '../model/model.keep.store';
import { insertAnatomyModel, selectModelIds } from '../anatomy/anatomy.door';

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
  const before = await selectModelIds(tx, anatomyId);
  for (const [place, { parts, ...file }] of models.entries()) {
    const row = { ...file, format: 'glb' as const, unitMm: 1 };
    const known = before[place];
    if (known === undefined) {
      const [added] = await insertModel(tx, row);
      const modelId = present(added).id;
      await insertAnatomyModel(tx, { anatomyId, modelId, place });
      await keepParts(tx, modelId, parts);
    } else {
      await updateModel(tx, known, row);
      await keepParts(tx, known, parts);
    }
  }
  const gone = before.slice(models.length);
  if (gone.length > 0) await deleteModels(tx, gone);
}

/** Key of a part in the next import: its FMA number, or its English name. */
const nameOfPart = ({ fma, nameEn }: Pick<MadePart, 'fma' | 'nameEn'>) =>
  fma === null ? nameEn : String(fma);

async function keepParts(tx: Db, modelId: number, parts: readonly MadePart[]) {
  const rows = await selectParts(tx, modelId);
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
    ids.set(key, before ?? (await insertPart(tx, row)));
    if (before !== undefined) {
      await updatePart(tx, before, row);
    }
  }
  const gone = [...known.values()].flat();
  if (gone.length > 0) await deleteParts(tx, gone);
}
