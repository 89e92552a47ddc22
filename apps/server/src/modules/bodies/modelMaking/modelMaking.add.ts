import { modelLimits } from '@cheese/domain/codes/bodies/modelMaking';
import type { Answers } from '@cheese/domain/contract/call';
import type { ModelMakingContract as C } from '@cheese/domain/contract/bodies/modelMaking';
import type { TakenPart } from '@cheese/model-files/shapes';
import { buffer } from 'node:stream/consumers';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { present } from '../../../db/present';
import { isUniqueViolation } from '../../../db/violations';
import type { Taken } from '../../../ports/taking';
import type { Storage } from '../../../ports/storage';
import { refuse } from '../../../calls/refusal';
import { folderIn } from '../../learning/mediaFile/media.names';
import type { MediaRow } from '../../learning/mediaFile/media.tables';
import { ownerFor } from '../../base/ownership/ownership';
import { TAKEN_FILE } from '../model/model.files';
import type { bodyModel, bodyStructure } from '../model/model.tables';
import { toMade } from './modelMaking.lists';
import { takeOwn } from './modelMaking.own';
import { spellings } from './modelMaking.spelling';
import { countAnatomies, selectReady } from './modelMaking.store';
import { meantBy } from './modelMaking.terms';
import { insertAnatomyModel, insertMadeAnatomy } from '../anatomy/anatomy.door';
import { insertModel, insertPartRows } from '../model/model.keep.store';

/** Creates an anatomy from a converted file, naming its parts by the table of terms. */
export async function addModel(
  { db, person, clock, storage }: CallerContext<'db' | 'storage'>,
  { mediaId, title, system, shelf }: Static<C['add']['body']>,
): Promise<Answers<C['add']>> {
  const organisationId = ownerFor(person, shelf);
  const file = await findReady(db, mediaId, organisationId);
  const taken = await readTaken(storage, file);
  const written = { title: title.trim(), system, organisationId, createdBy: person.id };
  const row = { ...written, isShown: false, updatedAt: clock.now() };
  const rows = await partRows(taken.parts);
  const id = await db
    .transaction(async (tx) => {
      const there = await countAnatomies(tx, organisationId);
      if (there >= modelLimits.models) refuse('model.tooMany');
      const modelId = await addFile(tx, file, { title: row.title, report: taken.report });
      await addParts(tx, modelId, rows);
      const [made] = await insertMadeAnatomy(tx, row);
      const anatomyId = present(made).id;
      await insertAnatomyModel(tx, { anatomyId, modelId, place: 0 });
      return anatomyId;
    })
    .catch((error: unknown) => {
      // Repeated clicks create only one model of a file.
      throw isUniqueViolation(error, 'body_model_of_media') ? refuse('model.alreadyIn') : error;
    });
  const seen = taken.parts.filter(({ triangles }) => triangles > 0).length;
  return toMade(await takeOwn(db, person, id), seen);
}

async function findReady(db: Db, id: number, organisationId: number | null): Promise<MediaRow> {
  const [row] = await selectReady(db, organisationId, id);
  return row ?? refuse('model.noFile');
}

async function readTaken(storage: Storage, { key }: MediaRow): Promise<Taken> {
  const file = await storage.find(`${folderIn(key)}${TAKEN_FILE}`);
  if (!file) return refuse('model.noFile');
  return JSON.parse(String(await buffer(file.read()))) as Taken;
}

type ModelFields = Pick<typeof bodyModel.$inferInsert, 'title' | 'report'>;

async function addFile(tx: Db, { id: mediaId, key, bytes }: MediaRow, kept: ModelFields) {
  const file = { mediaId, key, bytes, format: 'glb' as const, preview: '', unitMm: 1 };
  const [row] = await insertModel(tx, { ...file, ...kept });
  return present(row).id;
}

type NewPart = Omit<typeof bodyStructure.$inferInsert, 'modelId' | 'parentId'>;
interface PartToBe {
  key: string;
  parent: string | null;
  row: NewPart;
}

const { partName, partForeign } = modelLimits;

async function partRows(parts: readonly TakenPart[]): Promise<PartToBe[]> {
  const named = parts.map((part) => ({ part, term: meantBy(part.name) }));
  const spell = await spellings();
  return named.map(({ part: { key, name, parent, triangles }, term }, place) => {
    const called = (term?.name ?? name).slice(0, partName);
    return {
      key,
      parent,
      row: {
        place,
        name: called,
        spelling: spell(called),
        meshes: triangles > 0 ? [key] : [],
        nameEn: (term?.nameEn ?? '').slice(0, partForeign),
        nameLatin: (term?.nameLatin ?? '').slice(0, partForeign),
      },
    };
  });
}

/** Level by level, because parts name by its number what holds them. */
async function addParts(tx: Db, modelId: number, all: readonly PartToBe[]) {
  const ids = new Map<string, number>();
  let level = all.filter(({ parent }) => parent === null);
  while (level.length > 0) {
    const values = level.map(({ row, parent }) => ({
      ...row,
      modelId,
      parentId: parent === null ? null : (ids.get(parent) ?? null),
    }));
    const made = await insertPartRows(tx, values);
    const keyOf = new Map(level.map(({ key, row }) => [row.place, key]));
    for (const { id, place } of made) ids.set(keyOf.get(place) ?? '', id);
    const holders = new Set(level.map(({ key }) => key));
    level = all.filter(({ parent }) => parent !== null && holders.has(parent));
  }
}
