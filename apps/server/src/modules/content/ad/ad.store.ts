import type { AdPlace } from '@cheese/domain/codes/content/adPlaces';
import type { Ad } from '@cheese/domain/contract/content/ad';
import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { ad, type AdRow } from './ad.tables';

/** Ads that are active now, in display order. */
export async function selectAds(db: Db, place: AdPlace, now: Date): Promise<Ad[]> {
  const hasBegun = or(isNull(ad.startsAt), lte(ad.startsAt, now));
  const goesOn = or(isNull(ad.endsAt), gt(ad.endsAt, now));
  const rows = await db
    .select()
    .from(ad)
    .where(and(eq(ad.place, place), hasBegun, goesOn))
    .orderBy(asc(ad.sort), asc(ad.id));
  return rows.map(({ sort: _sort, startsAt: _from, endsAt, countsDown, ...row }) => ({
    ...row,
    deadline: (countsDown && endsAt?.getTime()) || null,
  }));
}

/** All of a place in their order, including scheduled and expired ones. */
export const selectKept = (db: Db, place: AdPlace): Promise<AdRow[]> =>
  db.select().from(ad).where(eq(ad.place, place)).orderBy(asc(ad.sort), asc(ad.id));
