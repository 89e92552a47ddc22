import type { SlideLibraryContract as C } from '@cheese/domain/contract/slides/slideLibrary';
import type { CallContext } from '../../../calls/call';
import { counterKey, hasRoomForVisitor } from '../../../calls/counted';
import type { Db } from '../../../db/database';
import { requireSlide } from './slide.access';
import {
  countLookers,
  insertLook,
  keepVisitorsLook,
  type Look,
  takeSlide,
  updateViews,
} from './slide.looks.store';

const DAY_MS = 24 * 3_600_000;

/** A user counts once for good; a visitor once a day, up to a limit. */
export async function countLook({ body, caller, ...context }: CallContext<C['viewCount']>) {
  const { db, person, clock } = context;
  const { slide: seen } = await requireSlide(context, body.slideId);
  const look = { slideId: seen.id, looker: counterKey(person, caller), lookedAt: clock.now() };
  return db.transaction(async (tx) => {
    const before = await takeSlide(tx, seen.id);
    if (!(await (person ? isNewPerson(tx, look) : isNewVisitor(tx, look)))) return before;
    const viewCount = before + 1;
    await updateViews(tx, seen.id, viewCount);
    return viewCount;
  });
}

async function isNewPerson(tx: Db, look: Look): Promise<boolean> {
  const rows = await insertLook(tx, look);
  return rows.length > 0;
}

async function isNewVisitor(tx: Db, look: Look): Promise<boolean> {
  const dayAgo = new Date(look.lookedAt.getTime() - DAY_MS);
  if (!hasRoomForVisitor(await countLookers(tx, look.slideId, dayAgo))) return false;
  const rows = await keepVisitorsLook(tx, look, dayAgo);
  return rows.length > 0;
}
