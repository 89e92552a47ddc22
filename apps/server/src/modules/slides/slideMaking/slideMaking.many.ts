import type { SlideStep } from '@cheese/domain/codes/slides/slideMaking';
import type { Answers } from '@cheese/domain/contract/call';
import type { SlideMakingContract as C } from '@cheese/domain/contract/slides/slideMaking';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import { refuse } from '../../../calls/refusal';
import { requireFolder } from './slideFolder.service';
import { takeLibrary, takeOwn } from './slideMaking.own';
import { librariesOf, selectOrder, updateMany, writeOrder } from './slideMaking.store';

/** Changes all or none; refused if one is missing or belongs to another owner. */
export async function editSlides(
  db: Db,
  { person, clock }: CallerContext,
  { ids, set }: Static<C['editMany']['body']>,
): Promise<Answers<C['editMany']>> {
  await db.transaction(async (tx) => {
    const library = await libraryOfAll(tx, person, ids);
    if (set.folderId) await requireFolder(tx, library, set.folderId);
    const organ = set.organ?.trim();
    const changed = { ...set, ...(organ !== undefined && { organ }) };
    await updateMany(tx, ids, { ...changed, updatedAt: clock.now() });
  });
  return { count: ids.length };
}

export async function libraryOfAll(
  tx: Db,
  person: Person,
  ids: readonly number[],
): Promise<number> {
  const first = ids[0] ?? refuse('slide.notFound');
  const { library } = await takeOwn(tx, person, first);
  await takeLibrary(tx, person, library.id);
  const rows = await librariesOf(tx, ids);
  const theirs = rows.filter(({ libraryId }) => libraryId === library.id);
  if (theirs.length === ids.length) return library.id;
  // Another school's slide is reported as not found.
  for (const { id } of rows) await takeOwn(tx, person, id);
  return refuse(rows.length < ids.length ? 'slide.notFound' : 'slide.twoLibraries');
}

/** Among those that are seen with it, a slide changes places; all others keep theirs. */
export async function stepSlide(
  db: Db,
  { person }: CallerContext,
  { id, step, folderId }: Static<C['step']['body']>,
): Promise<null> {
  const { library } = await takeOwn(db, person, id);
  await db.transaction(async (tx) => {
    await takeLibrary(tx, person, library.id);
    const seen = await selectOrder(tx, library.id, folderId);
    if (!seen.includes(id)) return;
    const next = stepped(seen, id, step)[Symbol.iterator]();
    const together = new Set(seen);
    const all = await selectOrder(tx, library.id, undefined);
    // Those that are not seen stay where they are; the others come in their new order.
    const order = all.map((one) => (together.has(one) ? (next.next().value ?? one) : one));
    await writeOrder(tx, order);
  });
  return null;
}

function stepped(ids: readonly number[], id: number, step: SlideStep): number[] {
  const at = ids.indexOf(id);
  const to = { first: 0, up: Math.max(0, at - 1), down: at + 1, last: ids.length }[step];
  return ids.toSpliced(at, 1).toSpliced(to, 0, id);
}
