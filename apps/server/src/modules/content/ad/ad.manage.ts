import { type AdPlace, adPlaces } from '@cheese/domain/codes/content/adPlaces';
import { type AdState, MOST_ADS } from '@cheese/domain/codes/content/adStates';
import type { Answers } from '@cheese/domain/contract/call';
import type { AdManageContract as C } from '@cheese/domain/contract/content/adManage';
import { isKeptLink } from '@cheese/domain/rules/site/keptLink';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import type { Storage } from '../../../ports/storage';
import { refuse } from '../../../calls/refusal';
import { orderedOf } from '../ordered/ordered.service';
import { selectKept } from './ad.store';
import { ad, type AdRow } from './ad.tables';

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

const ads = orderedOf<AdRow, AdPlace>({
  name: 'ad',
  table: ad,
  position: 'sort',
  most: MOST_ADS,
  failures: { gone: 'ad.gone', tooMany: 'ad.tooMany' },
  select: selectKept,
  orderAbout: (place) => adPlaces[place],
  removedFacts: ({ place }) => ({ kind: adPlaces[place] }),
});

export const { remove: removeAd } = ads;

export async function saveAd(db: Db, context: CallerContext<'storage'>, asked: Saved) {
  const { id, from, until, link, ...facts } = asked;
  if (link !== undefined && !isKeptLink(link)) refuse('ad.link');
  if (until !== undefined && until <= (from ?? 0)) refuse('ad.period');
  if (asked.countsDown && until === undefined) refuse('ad.endless');
  const startsAt = from === undefined ? null : new Date(from);
  const endsAt = until === undefined ? null : new Date(until);
  return ads.save(db, context, {
    scope: asked.place,
    id,
    row: { ...facts, link: link ?? null, startsAt, endsAt },
    facts: { kind: adPlaces[asked.place], ...(link !== undefined && { link }) },
    async demand(_tx, known) {
      if (known?.picture !== asked.picture) await requireStored(context.storage, asked.picture);
    },
  });
}

/** A picture that is not there would be a hole on the first page of everybody. */
async function requireStored(storage: Storage, picture: string) {
  const [, key] = /^\/storage\/([\w/-]+\.\w{3,4})$/.exec(picture) ?? [];
  if (key === undefined || (await storage.find(key)) === null) refuse('ad.picture');
}

export const orderAds = (db: Db, context: CallerContext, body: Static<C['order']['body']>) =>
  ads.order(db, context, { scope: body.place, ids: body.ids });
