import { slideLimits } from '@cheese/domain/codes/slides/slideMaking';
import type { Answers } from '@cheese/domain/contract/call';
import type { SlideFolderContract as C } from '@cheese/domain/contract/slides/slideFolder';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import {
  countLoose,
  deleteFolder,
  findFolder,
  insertFolder,
  listFolders,
  selectFolders,
  updateFolder,
  writePlaces,
} from './slideFolder.store';
import { isForeignKeyViolation } from '../../../db/violations';
import type { SlideFolderRow } from '../slide/slide.tables';
import { libraryFor, libraryKept, takeLibrary } from './slideMaking.own';

type Folders = readonly SlideFolderRow[];

export async function readFolders(
  db: Db,
  { person }: CallerContext,
  { libraryId: named, shelf }: Static<C['list']['query']>,
): Promise<Answers<C['list']>> {
  const library = await libraryKept(db, person, { named, shelf });
  if (library === null) return { folders: [], loose: 0 };
  return { folders: await listFolders(db, library), loose: await countLoose(db, library) };
}

/** One of this library: with a number of another one nothing is found. */
export async function requireFolder(tx: Db, libraryId: number, id: number) {
  const found = await findFolder(tx, id);
  return found?.libraryId === libraryId ? found : refuse('slideFolder.notFound');
}

const under = (folders: Folders, parentId: number | null) =>
  folders.filter((one) => one.parentId === parentId);

function depthOf(folders: Folders, id: number | null): number {
  let depth = 0;
  for (let at = id; at !== null; depth += 1) {
    at = folders.find((one) => one.id === at)?.parentId ?? null;
  }
  return depth;
}

/** A folder and all that stand below it, level by level. */
function levelsOf(folders: Folders, id: number): number[][] {
  const levels = [[id]];
  for (let last = levels[0] ?? []; last.length > 0;) {
    const next = last.flatMap((one) => under(folders, one).map((below) => below.id));
    if (next.length > 0) levels.push(next);
    last = next;
  }
  return levels;
}

export async function addFolder(
  db: Db,
  { person, clock }: CallerContext,
  { name, parentId, libraryId: named, shelf }: Static<C['add']['body']>,
): Promise<Answers<C['add']>> {
  const library = await libraryFor(db, person, { named, shelf, now: clock.now() });
  return db.transaction(async (tx) => {
    await takeLibrary(tx, person, library);
    const folders = await selectFolders(tx, library);
    if (folders.length >= slideLimits.folders) refuse('slideFolder.tooMany');
    if (parentId !== null) await requireFolder(tx, library, parentId);
    if (depthOf(folders, parentId) >= slideLimits.depth) refuse('slideFolder.tooDeep');
    const place = Math.max(-1, ...under(folders, parentId).map((one) => one.place)) + 1;
    return {
      id: await insertFolder(tx, { libraryId: library, parentId, place, name: name.trim() }),
    };
  });
}

/** Locks the library of a folder that the user may edit. */
async function takeFolder(tx: Db, { person }: CallerContext, id: number) {
  const known = (await findFolder(tx, id)) ?? refuse('slideFolder.notFound');
  await takeLibrary(tx, person, known.libraryId, 'slideFolder.notFound');
  return requireFolder(tx, known.libraryId, id);
}

export const renameFolder = (
  db: Db,
  context: CallerContext,
  { id, name }: Static<C['rename']['body']>,
): Promise<null> =>
  db.transaction(async (tx) => {
    await takeFolder(tx, context, id);
    await updateFolder(tx, id, { name: name.trim() });
    return null;
  });

export const moveFolder = (
  db: Db,
  context: CallerContext,
  { id, parentId, place }: Static<C['move']['body']>,
): Promise<null> =>
  db.transaction(async (tx) => {
    const { libraryId } = await takeFolder(tx, context, id);
    const folders = await selectFolders(tx, libraryId);
    const levels = levelsOf(folders, id);
    if (parentId !== null) {
      await requireFolder(tx, libraryId, parentId);
      if (levels.flat().includes(parentId)) refuse('slideFolder.intoItself');
    }
    if (depthOf(folders, parentId) + levels.length > slideLimits.depth)
      refuse('slideFolder.tooDeep');
    const others = under(folders, parentId).filter((one) => one.id !== id);
    await updateFolder(tx, id, { parentId });
    await writePlaces(tx, others.map((one) => one.id).toSpliced(place, 0, id));
    return null;
  });

/** A folder that is not empty cannot be removed. */
export const removeFolder = (db: Db, context: CallerContext, id: number): Promise<null> =>
  db.transaction(async (tx) => {
    await takeFolder(tx, context, id);
    await deleteFolder(tx, id).catch((error: unknown) => {
      const names = [
        'slide_folder_id_slide_folder_id_fk',
        'slide_folder_parent_id_slide_folder_id_fk',
      ];
      throw names.some((name) => isForeignKeyViolation(error, name))
        ? refuse('slideFolder.notEmpty')
        : error;
    });
    return null;
  });
