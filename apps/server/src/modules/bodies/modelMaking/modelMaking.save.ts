import { updateAnatomy } from '../anatomy/anatomy.door';
import type { Answers } from '@cheese/domain/contract/call';
import type {
  ModelMakingContract as C,
  WrittenPart,
} from '@cheese/domain/contract/bodies/modelMaking';
import { courseMakingMessages } from '@cheese/domain/texts/courseMakingMessages';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { refuse, refuseFault } from '../../../calls/refusal';
import { sizeOfPicture } from '../../learning/courseMaking/courseMaking.pictures';
import { selectStructures } from '../model/model.door';
import { signModels } from '../model/model.service';
import { toStructure } from '../model/model.shapes';
import { toMade } from './modelMaking.lists';
import { takeOwn } from './modelMaking.own';
import { partsAfter } from './modelMaking.parts';
import { checkPictures, pinsAfter } from './modelMaking.pins';
import { spellings } from './modelMaking.spelling';
import { countParts, deleteMade, hasNotes } from './modelMaking.store';
import { deleteParts, insertPart, updateModel, updatePart } from '../model/model.keep.store';

/** The editor's view, with a signed address of the file. */
export async function readOwn(
  context: CallerContext<'db' | 'storage'>,
  id: number,
): Promise<Answers<C['detail']>> {
  const { db, person } = context;
  const found = await takeOwn(db, person, id);
  const parts = (await selectStructures(db, [found.model.id])).map(toStructure);
  const [file] = await signModels(context, [found.model.id]);
  const seen = parts.filter(({ meshes }) => meshes.length > 0).length;
  return {
    ...toMade(found, seen),
    parts,
    file: file ?? refuse('model.notFound'),
    report: found.model.report ?? refuse('model.notFound'),
  };
}

export async function editModel(
  context: CallerContext<'db' | 'storage'>,
  { id, edition, parts, removed, pins, cover, titleEn, ...written }: Static<C['edit']['body']>,
): Promise<Answers<C['edit']>> {
  const { db, person, clock, storage } = context;
  const { its, model: stood } = await takeOwn(db, person, id);
  if (pins) await checkPictures(storage, stood.pins, pins);
  if (cover !== '' && cover !== its.cover) {
    refuseFault('cover', (await sizeOfPicture(storage, cover)) ? null : words.picture);
  }
  const spell = await spellings();
  await db.transaction(async (tx) => {
    const { its: now, model } = await takeOwn(tx, person, id, true);
    if (now.edition !== edition) refuse('model.changedMeanwhile');
    const before = await selectStructures(tx, [model.id]);
    const after = partsAfter(before, parts, removed);
    if (removed.length > 0 && (await hasNotes(tx, removed))) refuse('model.groupUsed');
    const place = Math.max(0, ...before.map((part) => part.place)) + 1;
    const ids = await addGroups(tx, after.added, { modelId: model.id, place, spell });
    await changeParts(tx, after.changed, { ids, spell });
    if (removed.length > 0) {
      await deleteParts(tx, removed);
    }
    const title = written.title.trim();
    const said = { title, ...(pins && { pins: pinsAfter(before, pins) }) };
    await updateModel(tx, model.id, said);
    await updateAnatomy(tx, id, {
      title,
      summary: written.summary.trim(),
      system: written.system,
      cover,
      nameEn: titleEn.trim(),
      edition: edition + 1,
      updatedAt: clock.now(),
    });
  });
  return readOwn(context, id);
}

const words = courseMakingMessages;

const wordsOf = ({ name, nameEn, nameLatin, description, color }: WrittenPart) => ({
  name: name.trim(),
  nameEn: nameEn.trim(),
  nameLatin: nameLatin.trim(),
  description: description.trim(),
  color,
});

interface Making {
  modelId: number;
  place: number;
  spell: (name: string) => string;
}

/** Each behind the one that holds it; by the number that it had before it had one. */
async function addGroups(tx: Db, added: readonly WrittenPart[], making: Making) {
  const { modelId, place, spell } = making;
  const ids = new Map<number, number>();
  for (const [at, part] of added.entries()) {
    const parentId = numberOf(part.pid, ids);
    const row = { ...wordsOf(part), parentId, modelId, place: place + at };
    ids.set(part.id, await insertPart(tx, { ...row, spelling: spell(row.name) }));
  }
  return ids;
}

const numberOf = (id: number | null, ids: ReadonlyMap<number, number>) =>
  id === null ? null : (ids.get(id) ?? id);

interface Changing {
  ids: ReadonlyMap<number, number>;
  spell: (name: string) => string;
}

async function changeParts(tx: Db, changed: readonly WrittenPart[], { ids, spell }: Changing) {
  for (const part of changed) {
    const row = { ...wordsOf(part), parentId: numberOf(part.pid, ids) };
    await updatePart(tx, part.id, { ...row, spelling: spell(row.name) });
  }
}

export async function showModel(
  { db, person }: CallerContext<'db' | 'storage'>,
  { id, isShown }: Static<C['show']['body']>,
): Promise<Answers<C['show']>> {
  await takeOwn(db, person, id);
  await updateAnatomy(db, id, { isShown });
  return readShort({ db, person }, id);
}

async function readShort(
  { db, person }: Pick<CallerContext<'db' | 'storage'>, 'db' | 'person'>,
  id: number,
) {
  const found = await takeOwn(db, person, id);
  const parts = await countParts(db, [found.model.id]);
  return toMade(found, parts.get(found.model.id) ?? 0);
}

/** Its file stays with the school, and can become a model again. */
export async function removeModel(
  { db, person }: CallerContext<'db' | 'storage'>,
  id: number,
): Promise<null> {
  await db.transaction(async (tx) => deleteMade(tx, await takeOwn(tx, person, id, true)));
  return null;
}
