import type { AdPlace } from '@cheese/domain/codes/content/adPlaces';
import type { Ad } from '@cheese/domain/contract/content/ad';
import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { present } from '../../../db/present';
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

/** All of a place, in their order; also those whose time has not come, or is over. */
export const selectKept = (db: Db, place: AdPlace): Promise<AdRow[]> =>
  db.select().from(ad).where(eq(ad.place, place)).orderBy(asc(ad.sort), asc(ad.id));

/** Locks the table against concurrent changes; readers do not wait. */
export const lockPlace = (db: Db) => db.execute(sql`lock table ${ad} in share row exclusive mode`);

type NewAd = Omit<typeof ad.$inferInsert, 'id'>;

export async function insertAd(db: Db, row: NewAd): Promise<number> {
  const [kept] = await db.insert(ad).values(row).returning({ id: ad.id });
  return present(kept).id;
}

export async function updateAd(db: Db, id: number, row: Partial<NewAd>): Promise<number> {
  await db.update(ad).set(row).where(eq(ad.id, id));
  return id;
}

export async function placeAds(db: Db, ids: number[]) {
  for (const [sort, id] of ids.entries()) await updateAd(db, id, { sort });
}

export async function deleteAd(db: Db, id: number): Promise<AdRow | null> {
  const [gone] = await db.delete(ad).where(eq(ad.id, id)).returning();
  return gone ?? null;
}
