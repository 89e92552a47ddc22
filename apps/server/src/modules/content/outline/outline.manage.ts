import { MOST_OUTLINES } from '@cheese/domain/codes/content/adStates';
import type { OutlineManageContract as C } from '@cheese/domain/contract/content/outlineManage';
import { isOwnAddress } from '@cheese/domain/rules/site/keptLink';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { writeAudit } from '../../people/audit/audit.service';
import { selectByIds } from '../tag/tag.door';
import {
  deleteOutline,
  insertOutline,
  lockOutline,
  placeOutlines,
  selectKept,
  updateOutline,
} from './outline.store';

/** Adds an entry at the end of the dropdown, or changes one. */
export async function saveOutline(db: Db, context: CallerContext, body: Static<C['save']['body']>) {
  const { id, title, actionValue, tagId = null } = body;
  if (!isOwnAddress(actionValue)) refuse('outline.address');
  return db.transaction(async (tx) => {
    await lockOutline(tx);
    const there = await selectKept(tx);
    const isKnown = there.some((entry) => entry.id === id);
    if (id !== undefined && !isKnown) refuse('outline.gone');
    if (!isKnown && there.length >= MOST_OUTLINES) refuse('outline.tooMany');
    if (tagId !== null && (await selectByIds(tx, [tagId])).length === 0) refuse('shelf.tagGone');
    const row = { title, actionValue, tagId };
    const kept =
      id === undefined
        ? await insertOutline(tx, { ...row, place: there.length })
        : await updateOutline(tx, id, row);
    const act = isKnown ? 'outline.change' : 'outline.add';
    await writeAudit(tx, context, { act, about: title, after: { link: actionValue } });
    return { id: kept };
  });
}

export async function orderOutlines(db: Db, context: CallerContext, ids: number[]) {
  await db.transaction(async (tx) => {
    await lockOutline(tx);
    const there = new Map((await selectKept(tx)).map(({ id, title }) => [id, title]));
    if (there.size !== ids.length || ids.some((id) => !there.has(id))) refuse('ad.moved');
    await placeOutlines(tx, ids);
    const about = ids.map((id) => there.get(id)).join('、');
    await writeAudit(tx, context, { act: 'outline.order', about });
  });
  return null;
}

export async function removeOutline(db: Db, context: CallerContext, id: number) {
  await db.transaction(async (tx) => {
    const gone = (await deleteOutline(tx, id)) ?? refuse('outline.gone');
    const before = { link: gone.actionValue };
    await writeAudit(tx, context, { act: 'outline.remove', about: gone.title, before });
  });
  return null;
}
