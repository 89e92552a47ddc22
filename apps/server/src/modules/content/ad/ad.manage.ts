import { adPlaces } from '@cheese/domain/codes/content/adPlaces';
import { type AdState, MOST_ADS } from '@cheese/domain/codes/content/adStates';
import type { Answers } from '@cheese/domain/contract/call';
import type { AdManageContract as C } from '@cheese/domain/contract/content/adManage';
import { isKeptLink } from '@cheese/domain/rules/site/keptLink';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import type { Storage } from '../../../ports/storage';
import { refuse } from '../../../calls/refusal';
import { writeAudit } from '../../people/audit/audit.service';
import { deleteAd, insertAd, lockPlace, placeAds, selectKept, updateAd } from './ad.store';
import type { AdRow } from './ad.tables';

type Saved = Static<C['save']['body']>;

export async function listKeptAds(
  db: Db,
  now: Date,
  { place }: Static<C['list']['query']>,
): Promise<Answers<C['list']>> {
  const rows = await selectKept(db, place);
  return rows.map(({ sort: _sort, startsAt, endsAt, ...row }) => ({
    ...row,
    from: startsAt?.getTime() ?? null,
    until: endsAt?.getTime() ?? null,
    state: stateOf({ startsAt, endsAt }, now),
  }));
}

function stateOf({ startsAt, endsAt }: Pick<AdRow, 'startsAt' | 'endsAt'>, now: Date): AdState {
  if (endsAt !== null && endsAt <= now) return 'over';
  return startsAt !== null && startsAt > now ? 'coming' : 'shown';
}

/** Adds an ad at the end of its place, or changes one; where it stands follows from its order. */
export async function saveAd(db: Db, context: CallerContext<'storage'>, asked: Saved) {
  const { id, from, until, link, ...facts } = asked;
  if (link !== undefined && !isKeptLink(link)) refuse('ad.link');
  if (until !== undefined && until <= (from ?? 0)) refuse('ad.period');
  if (asked.countsDown && until === undefined) refuse('ad.endless');
  const startsAt = from === undefined ? null : new Date(from);
  const endsAt = until === undefined ? null : new Date(until);
  const row = { ...facts, link: link ?? null, startsAt, endsAt };
  return db.transaction(async (tx) => {
    await lockPlace(tx);
    const there = await selectKept(tx, asked.place);
    const known = there.find((ad) => ad.id === id);
    if (id !== undefined && !known) refuse('ad.gone');
    if (known?.picture !== asked.picture) await requireStored(context.storage, asked.picture);
    if (!known && there.length >= MOST_ADS) refuse('ad.tooMany');
    const sort = (there.at(-1)?.sort ?? 0) + 1;
    const kept = known ? await updateAd(tx, known.id, row) : await insertAd(tx, { ...row, sort });
    const after = { kind: adPlaces[asked.place], ...(link !== undefined && { link }) };
    const act = known ? 'ad.change' : 'ad.add';
    await writeAudit(tx, context, { act, about: asked.title, after });
    return { id: kept };
  });
}

/** A picture that is not there would be a hole on the first page of everybody. */
async function requireStored(storage: Storage, picture: string) {
  const [, key] = /^\/storage\/([\w/-]+\.\w{3,4})$/.exec(picture) ?? [];
  if (key === undefined || (await storage.find(key)) === null) refuse('ad.picture');
}

export async function orderAds(db: Db, context: CallerContext, body: Static<C['order']['body']>) {
  const { place, ids } = body;
  await db.transaction(async (tx) => {
    await lockPlace(tx);
    const there = new Set((await selectKept(tx, place)).map(({ id }) => id));
    if (there.size !== ids.length || ids.some((id) => !there.has(id))) refuse('ad.moved');
    await placeAds(tx, ids);
    await writeAudit(tx, context, { act: 'ad.order', about: adPlaces[place] });
  });
  return null;
}

export async function removeAd(db: Db, context: CallerContext, id: number) {
  await db.transaction(async (tx) => {
    const gone = (await deleteAd(tx, id)) ?? refuse('ad.gone');
    const before = { kind: adPlaces[gone.place] };
    await writeAudit(tx, context, { act: 'ad.remove', about: gone.title, before });
  });
  return null;
}
