import type { ThingPage } from '@cheese/domain/codes/learning/thingPages';
import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { CourseThings, NamedThing, SeenThing } from '../../learning/course/lent/course.things';
import { listCards, onSale } from '../../shop/commodity/commodity.cards';
import { commodity } from '../../shop/goods/commodity.tables';
import { viewerOf } from '../../shop/commodity/viewer';
import { anatomy } from '../../bodies/anatomy/anatomy.tables';
import { experiment } from '../experiment/experiment.tables';
import { simulation } from '../simulation/simulation.tables';
import { slideLibrary } from '../../slides/slide/slide.tables';
import { specimen } from '../../bodies/specimen/specimen.tables';

type Ids = readonly number[];
type Looking = Parameters<CourseThings['seenBy']>[0];
export type SoldType = 16 | 48 | 128;

/** As what they stand on the shelf. */
const shelves = { 16: 8, 48: 2, 128: 16 } as const satisfies Record<SoldType, number>;

const isOfShelf = (type: SoldType, ids: Ids) =>
  and(eq(commodity.type, shelves[type]), inArray(commodity.productId, [...ids]));

/** Things no longer on sale are included only for users who hold them. */
export async function seenOnShelf(who: Looking, type: SoldType, ids: Ids) {
  if (ids.length === 0) return [];
  const viewer = await viewerOf(who.db, who);
  const held = [...viewer.held.commodities.keys()];
  const where = and(isOfShelf(type, ids), or(onSale, inArray(commodity.id, held)));
  const [cards, pages] = await Promise.all([
    listCards(who.db, viewer, { where, limit: ids.length, withdrawnToo: true }),
    pagesOf(who.db, type, ids),
  ]);
  return cards.flatMap(({ productId: id, title: name, cover, isLocked }): SeenThing[] => {
    const page = pages.get(id);
    return page ? [{ id, name, picture: cover || null, page, isOpen: !isLocked }] : [];
  });
}

/** Only things that are on sale and have a page. */
export async function offeredOnShelf(db: Db, type: SoldType, ids: Ids): Promise<NamedThing[]> {
  if (ids.length === 0) return [];
  const [rows, pages] = await Promise.all([
    db
      .select({ id: commodity.productId, title: commodity.title, thumbnail: commodity.cover })
      .from(commodity)
      .where(and(isOfShelf(type, ids), onSale)),
    pagesOf(db, type, ids),
  ]);
  return rows.filter(({ id }) => pages.has(id));
}

type Things = typeof experiment | typeof simulation | typeof specimen | typeof anatomy;
const idsIn = (db: Db, table: Things, ids: Ids) =>
  db
    .select({ id: table.id })
    .from(table)
    .where(inArray(table.id, [...ids]));

const librariesIn = (db: Db, ids: Ids) =>
  db
    .select({ id: slideLibrary.id })
    .from(slideLibrary)
    .where(and(inArray(slideLibrary.id, [...ids]), isNull(slideLibrary.organisationId)));

type Kinds = readonly [ThingPage, Promise<{ id: number }[]>][];

/** Possible kinds of each type of product; the last match wins. */
const kindsOf: Record<SoldType, (db: Db, ids: Ids) => Kinds> = {
  // An experiment may be described as a simulation, too: its bench is what a course means.
  16: (db, ids) => [
    ['simulation', idsIn(db, simulation, ids)],
    ['experiment', idsIn(db, experiment, ids)],
  ],
  48: (db, ids) => [
    ['library', librariesIn(db, ids)],
    ['specimen', idsIn(db, specimen, ids)],
  ],
  128: (db, ids) => [['model', idsIn(db, anatomy, ids)]],
};

async function pagesOf(db: Db, type: SoldType, ids: Ids): Promise<Map<number, ThingPage>> {
  const pages = new Map<number, ThingPage>();
  for (const [page, rows] of kindsOf[type](db, ids)) {
    for (const { id } of await rows) pages.set(id, page);
  }
  return pages;
}
