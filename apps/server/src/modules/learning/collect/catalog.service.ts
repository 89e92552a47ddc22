import type {
  CollectCatalog,
  CollectContract as C,
} from '@cheese/domain/contract/learning/collect';
import type { Static } from 'typebox';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import { refuse } from '../../../calls/refusal';
import {
  deleteCatalog,
  hasCatalog,
  insertCatalog,
  lockPerson,
  moveCollected,
  selectCatalogs,
  updateName,
  updatePlace,
} from './catalog.store';

const MOST = 200;
const DEEPEST = 5;

export const listCatalogs = (db: Db, person: Person): Promise<CollectCatalog[]> =>
  selectCatalogs(db, person.id);

/** A folder is one's own, or it is not there. */
export async function requireCatalog(db: Db, person: Person, id: number) {
  if (!(await hasCatalog(db, person.id, id))) refuse('catalog.gone');
}

export function addCatalog(
  db: Db,
  { id: personId }: Person,
  { pid: under, name }: Static<C['addCatalog']['body']>,
): Promise<CollectCatalog> {
  const pid = under ?? null;
  return db.transaction(async (tx) => {
    await lockPerson(tx, personId);
    const known = await selectCatalogs(tx, personId);
    if (known.length >= MOST) refuse('catalog.tooMany');
    if (pid !== null && !known.some(({ id }) => id === pid)) refuse('catalog.gone');
    if (depthOf(known, pid) >= DEEPEST) refuse('catalog.deep');
    const row = { pid, name: name.trim() };
    return { id: await insertCatalog(tx, { personId, ...row }), ...row, count: 0 };
  });
}

/** With all that lies in it, and never into itself. */
export async function moveCatalog(
  db: Db,
  { id: personId }: Person,
  { id, pid: under }: Static<C['moveCatalog']['body']>,
) {
  const pid = under ?? null;
  await db.transaction(async (tx) => {
    await lockPerson(tx, personId);
    const known = await selectCatalogs(tx, personId);
    for (const one of [id, pid]) {
      if (one !== null && !known.some((folder) => folder.id === one)) refuse('catalog.gone');
    }
    if (isWithin(known, pid, id)) refuse('catalog.inItself');
    if (depthOf(known, pid) + heightOf(known, id) > DEEPEST) refuse('catalog.deep');
    await updatePlace(tx, personId, { id, pid });
  });
  return null;
}

type Known = readonly Pick<CollectCatalog, 'id' | 'pid'>[];

/** True also for the folder itself. */
function isWithin(known: Known, id: number | null, other: number): boolean {
  if (id === null || id === other) return id === other;
  return isWithin(known, known.find((one) => one.id === id)?.pid ?? null, other);
}

/** Number of levels in a folder's subtree, including the folder. */
const heightOf = (known: Known, id: number): number =>
  1 + Math.max(0, ...known.filter(({ pid }) => pid === id).map((one) => heightOf(known, one.id)));

function depthOf(known: Known, id: number | null): number {
  const above = known.find((one) => one.id === id);
  return above ? depthOf(known, above.pid) + 1 : 0;
}

export async function renameCatalog(
  db: Db,
  { id: personId }: Person,
  { id, name }: Static<C['renameCatalog']['body']>,
) {
  const isThere = await updateName(db, personId, { id, name: name.trim() });
  return isThere ? null : refuse('catalog.gone');
}

export async function removeCatalog(db: Db, { id: personId }: Person, id: number) {
  const isThere = await db.transaction(async (tx) => {
    await lockPerson(tx, personId);
    return deleteCatalog(tx, personId, id);
  });
  return isThere ? null : refuse('catalog.gone');
}

/** Items that are gone or belong to another user are skipped. */
export async function move(db: Db, person: Person, { ids, catalogId }: Static<C['move']['body']>) {
  if (catalogId !== undefined) await requireCatalog(db, person, catalogId);
  await moveCollected(db, person.id, { ids, catalogId: catalogId ?? null });
  return null;
}
