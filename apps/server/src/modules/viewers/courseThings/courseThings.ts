import type { ThingPage } from '@cheese/domain/codes/learning/thingPages';
import type { CommodityType } from '@cheese/domain/codes/shop/products';
import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { CourseThings } from '../../learning/course/course.things';
import { listCards, onSale } from '../../shop/commodity/commodity.cards';
import { commodity } from '../../shop/commodity/commodity.tables';
import { viewerOf } from '../../shop/commodity/viewer';
import { experiment } from '../experiment/experiment.tables';
import { simulation } from '../simulation/simulation.tables';
import { slideLibrary } from '../slide/slide.tables';
import { specimen } from '../specimen/specimen.tables';

type Ids = readonly number[];

const idsIn = (db: Db, table: typeof experiment | typeof simulation | typeof specimen, ids: Ids) =>
  db
    .select({ id: table.id })
    .from(table)
    .where(inArray(table.id, [...ids]));

const librariesIn = (db: Db, ids: Ids) =>
  db
    .select({ id: slideLibrary.id })
    .from(slideLibrary)
    .where(and(inArray(slideLibrary.id, [...ids]), isNull(slideLibrary.organisationId)));

/** Which page each of these products has. */
async function pagesOf(db: Db, type: CommodityType, ids: Ids): Promise<Map<number, ThingPage>> {
  const kinds: [ThingPage, Promise<{ id: number }[]>][] =
    type === 8
      ? [
          ['simulation', idsIn(db, simulation, ids)],
          ['experiment', idsIn(db, experiment, ids)],
        ]
      : [
          ['library', librariesIn(db, ids)],
          ['specimen', idsIn(db, specimen, ids)],
        ];
  const pages = new Map<number, ThingPage>();
  // An experiment may be described as a simulation, too: its bench is what a course means.
  for (const [page, rows] of kinds) for (const { id } of await rows) pages.set(id, page);
  return pages;
}

/** What courses name of the shelf: each with the page that it has, and whether it is open. */
export const courseThings: CourseThings = {
  async seenBy(who, type, ids) {
    if (ids.length === 0) return new Map();
    const viewer = await viewerOf(who.db, who);
    const held = [...viewer.held.commodities.keys()];
    const isTheirs = or(onSale, inArray(commodity.id, held));
    const where = and(eq(commodity.type, type), inArray(commodity.productId, [...ids]), isTheirs);
    const [cards, pages] = await Promise.all([
      listCards(who.db, viewer, { where, limit: ids.length, withdrawnToo: true }),
      pagesOf(who.db, type, ids),
    ]);
    return new Map(
      cards.flatMap(({ productId: id, title: name, cover, isLocked }) => {
        const page = pages.get(id);
        const picture = cover || null;
        return page ? [[id, { id, name, picture, page, isOpen: !isLocked }] as const] : [];
      }),
    );
  },
};
