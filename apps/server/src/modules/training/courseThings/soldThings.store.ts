import type { Db } from '../../../db/database';
import { anatomy } from '../../bodies/anatomy/anatomy.tables';
import { specimen } from '../../bodies/specimen/specimen.tables';
import { commodity } from '../../shop/goods/commodity.tables';
import { slideLibrary } from '../../slides/slide/slide.tables';
import { experiment } from '../experiment/experiment.tables';
import { simulation } from '../simulation/simulation.tables';
import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { ThingPage } from '@cheese/domain/codes/learning/thingPages';
import { onSale } from '../../shop/commodity/commodity.filters';

export type Ids = readonly number[];

export type SoldType = 16 | 48 | 128;

/** As what they stand on the shelf. */
const shelves = { 16: 8, 48: 2, 128: 16 } as const satisfies Record<SoldType, number>;

const isOfShelf = (type: SoldType, ids: Ids) =>
  and(eq(commodity.type, shelves[type]), inArray(commodity.productId, [...ids]));

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

export async function pagesOf(db: Db, type: SoldType, ids: Ids): Promise<Map<number, ThingPage>> {
  const pages = new Map<number, ThingPage>();
  for (const [page, rows] of kindsOf[type](db, ids)) {
    for (const { id } of await rows) pages.set(id, page);
  }
  return pages;
}

export function areSeen({ type, ids, held }: { type: SoldType; ids: Ids; held: number[] }) {
  return and(isOfShelf(type, ids), or(onSale, inArray(commodity.id, held)));
}

export const selectOffered = (db: Db, type: SoldType, ids: Ids) =>
  db
    .select({ id: commodity.productId, title: commodity.title, thumbnail: commodity.cover })
    .from(commodity)
    .where(and(isOfShelf(type, ids), onSale));
