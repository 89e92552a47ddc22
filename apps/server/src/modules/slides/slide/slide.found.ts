import type { Slide } from '@cheese/domain/contract/slides/slide';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { onSale, runsAt, type Viewer } from '../../shop/commodity/commodity.cards';
import { commodity, limitedPrice } from '../../shop/goods/commodity.tables';
import { offered, toOffered } from './slide.list';
import { isSoldAs } from './slide.standing';
import { slide, slideLibrary } from './slide.tables';

/** The search results as a joinable table, best first. */
const found = (ids: readonly number[]) =>
  sql`unnest(${`{${ids.join(',')}}`}::int[]) with ordinality as hit (id, place)`;

const shown = and(onSale, eq(slide.isShown, true));

interface FoundPage {
  ids: readonly number[];
  limit: number;
  offset: number;
}

/** Those of what was found that are on offer, as they were found. */
export async function foundSlides(
  db: Db,
  { now, held }: Viewer,
  { ids, limit, offset }: FoundPage,
): Promise<Slide[]> {
  const rows = await db
    .select(offered)
    .from(found(ids))
    .innerJoin(slide, eq(slide.id, sql`hit.id`))
    .innerJoin(slideLibrary, eq(slideLibrary.id, slide.libraryId))
    .innerJoin(commodity, isSoldAs)
    .leftJoin(limitedPrice, runsAt(now))
    .where(shown)
    .orderBy(sql`hit.place`)
    .limit(limit)
    .offset(offset);
  return rows.map(toOffered(held));
}

const onOffer = (db: Db, ids: readonly number[] | null) =>
  db
    .select({ id: slide.id })
    .from(slide)
    .innerJoin(slideLibrary, eq(slideLibrary.id, slide.libraryId))
    .innerJoin(commodity, isSoldAs)
    .where(and(shown, ids ? sql`${slide.id} = any(${`{${ids.join(',')}}`}::int[])` : undefined));

/** Counts those on offer; null counts all. */
export const countOffered = (db: Db, ids: readonly number[] | null) =>
  db.$count(onOffer(db, ids).as('offered_slides'));

/** Filters to those on offer. */
export async function selectOffered(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  return new Set((await onOffer(db, ids)).map(({ id }) => id));
}
