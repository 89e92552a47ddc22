import type { Answers } from '@cheese/domain/contract/call';
import type { ShelfManageContract as C } from '@cheese/domain/contract/shop/shelfManage';
import { groupedBy } from '@cheese/domain/rules/lists/groupedBy';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { indexForSearch } from '../../base/findable/findable.service';
import { writeAudit } from '../../people/audit/audit.service';
import { commodityFindable } from '../commodity/commodity.findable';
import { updateShelved, writeTags } from '../commodity/commodity.door';
import { lockShelved, selectShelf, selectTagsFor, selectTagsOf } from './shelf.store';

export async function listShelf(
  db: Db,
  query: Static<C['list']['query']>,
): Promise<Answers<C['list']>> {
  const { rows, total } = await selectShelf(db, query);
  const ids = rows.map(({ row }) => row.id);
  const tags = groupedBy(await selectTagsOf(db, ids), ({ commodityId }) => commodityId);
  const list = rows.map(({ row, price }) => ({
    id: row.id,
    type: row.type,
    productId: row.productId,
    title: row.title,
    price,
    cover: row.cover,
    teacher: row.teacher,
    charge: row.charge,
    weight: row.weight,
    learnerCount: row.learnerCount,
    tags: (tags.get(row.id) ?? []).map(({ id, name }) => ({ id, name })),
    publishedAt: row.publishedAt.getTime(),
    withdrawnAt: row.withdrawnAt?.getTime() ?? null,
  }));
  return { list, total };
}

export const putOnShelf = (db: Db, context: CallerContext, ids: number[]) =>
  setState(db, context, ids, true);
export const takeOffShelf = (db: Db, context: CallerContext, ids: number[]) =>
  setState(db, context, ids, false);

/** Commodities already in that state keep it, with their original time. */
const setState = (db: Db, context: CallerContext, ids: number[], isOn: boolean) =>
  db.transaction(async (tx) => {
    const rows = await lockShelved(tx, ids);
    if (rows.length < ids.length) refuse('price.notFound');
    const moved = rows.filter(({ withdrawnAt }) => (withdrawnAt === null) !== isOn);
    const movedIds = moved.map(({ id }) => id);
    if (moved.length === 0) return { changed: 0 };
    await updateShelved(tx, movedIds, { withdrawnAt: isOn ? null : context.clock.now() });
    await indexForSearch(tx, commodityFindable, movedIds);
    const act = isOn ? 'shelf.putOn' : 'shelf.takeOff';
    for (const { title } of moved) await writeAudit(tx, context, { act, about: title });
    return { changed: moved.length };
  });

const lockOne = async (tx: Db, id: number) =>
  (await lockShelved(tx, [id]))[0] ?? refuse('price.notFound');

export const weighShelved = (db: Db, context: CallerContext, body: Static<C['weigh']['body']>) =>
  db.transaction(async (tx) => {
    const { id, title, weight } = await lockOne(tx, body.id);
    if (weight !== body.shown) refuse('shelf.moved');
    await updateShelved(tx, [id], { weight: body.weight });
    await indexForSearch(tx, commodityFindable, [id]);
    const [before, after] = [{ weight: String(weight) }, { weight: String(body.weight) }];
    await writeAudit(tx, context, { act: 'shelf.weigh', about: title, before, after });
    return null;
  });

const namesOf = (tags: { name: string }[]) => tags.map(({ name }) => name).join('、');
const areSame = (some: { id: number }[], ids: number[]) =>
  some.length === ids.length && some.every(({ id }) => ids.includes(id));

export const labelShelved = (db: Db, context: CallerContext, body: Static<C['label']['body']>) =>
  db.transaction(async (tx) => {
    const { id, title, type } = await lockOne(tx, body.id);
    const now = await selectTagsOf(tx, [id]);
    if (!areSame(now, body.shown)) refuse('shelf.moved');
    const wanted = body.tagIds.length > 0 ? await selectTagsFor(tx, type, body.tagIds) : [];
    if (wanted.length < body.tagIds.length) refuse('shelf.tagGone');
    await writeTags(tx, id, body.tagIds);
    await indexForSearch(tx, commodityFindable, [id]);
    const [before, after] = [{ tags: namesOf(now) }, { tags: namesOf(wanted) }];
    await writeAudit(tx, context, { act: 'shelf.label', about: title, before, after });
    return null;
  });
