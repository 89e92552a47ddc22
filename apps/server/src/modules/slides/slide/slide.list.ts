import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import type { Answers } from '@cheese/domain/contract/call';
import type { Slide, SlideContract as C } from '@cheese/domain/contract/slides/slide';
import { listSortCodes, type ListSort } from '@cheese/domain/codes/shop/listSorts';
import { and, asc, desc, eq, ilike, or, type SQL } from 'drizzle-orm';
import type { Static } from 'typebox';
import { containing } from '../../../db/containing';
import type { Db } from '../../../db/database';
import {
  firstSpecification,
  onSale,
  runsAt,
  type Viewer,
} from '../../shop/commodity/commodity.cards';
import { narrowed } from '../../shop/commodity/commodity.narrowing';
import { commodity, limitedPrice, specification } from '../../shop/goods/commodity.tables';
import { type OnSale, opened } from '../../shop/entitlement/entitlement.rules';
import { todaysPrice } from '../../shop/goods/price.today';
import { isSoldAs } from './slide.standing';
import { slide, slideLibrary, type SlideRow } from './slide.tables';

/** Every order ends with the id, so that equals do not change places between two pages. */
const orders = (now: Date): Record<ListSort, SQL[]> => ({
  1: [desc(commodity.weight), asc(slide.libraryId), asc(slide.place), asc(slide.id)],
  2: [desc(slide.createdAt), desc(slide.id)],
  3: [desc(slide.viewCount), desc(slide.id)],
  4: [asc(todaysPrice(now)), asc(slide.id)],
  5: [desc(todaysPrice(now)), asc(slide.id)],
});

export const isFound = (words: string) =>
  or(...[slide.title, slide.titleEn, slide.organ].map((one) => ilike(one, containing(words))));

type Narrowed = Pick<
  Static<C['list']['query']>,
  'keyword' | 'libraryId' | 'field' | 'system' | 'organ' | 'stain'
>;

const narrowedTo = ({ keyword, libraryId, field, system, organ, stain }: Narrowed) =>
  and(
    eq(slide.isShown, true),
    keyword ? isFound(keyword) : undefined,
    libraryId === undefined ? undefined : eq(slide.libraryId, libraryId),
    field && eq(slide.field, field),
    system && eq(slide.system, system),
    organ ? eq(slide.organ, organ) : undefined,
    stain && eq(slide.stain, stain),
  );

export const toSlide = (row: SlideRow, sold: { commodityId: number | null; isLocked: boolean }) => {
  const { id, libraryId, title, thumbnail, field, system, organ, stain, viewCount } = row;
  const shown = { id, libraryId, title, thumbnail, field, system, organ, stain, viewCount };
  return { ...shown, ...sold } satisfies Slide;
};

/** A slide of the platform's, and what it is sold as. */
export const offered = {
  slide,
  commodityId: commodity.id,
  charge: commodity.charge,
  limited: limitedPrice,
};

/** Cards as seen with these holdings. */
export const toOffered =
  (held: Viewer['held']) =>
  ({ slide: row, commodityId, ...sale }: Offered): Slide => {
    const isLocked = opened({ id: commodityId, ...sale }, held) === null;
    return toSlide(row, { commodityId, isLocked });
  };

interface Offered extends Omit<OnSale, 'id'> {
  slide: SlideRow;
  commodityId: number;
}

/** Platform slides, as seen with or without a membership. */
export async function listSlides(
  db: Db,
  { now, held }: Viewer,
  {
    page,
    pageCnt,
    sort = listSortCodes.recommended,
    tagId,
    charge,
    ...asked
  }: Static<C['list']['query']>,
): Promise<Answers<C['list']>> {
  const where = and(
    onSale,
    narrowedTo(asked),
    await narrowed(db, { type: commodityTypeCodes.specimen, tagId, charge }),
  );
  const rows = await db
    .select(offered)
    .from(slide)
    .innerJoin(slideLibrary, eq(slideLibrary.id, slide.libraryId))
    .innerJoin(commodity, isSoldAs)
    .leftJoin(specification, firstSpecification)
    .leftJoin(limitedPrice, runsAt(now))
    .where(where)
    .orderBy(...orders(now)[sort])
    .limit(pageCnt)
    .offset((page - 1) * pageCnt);
  return { list: rows.map(toOffered(held)), total: await countSold(db, where) };
}

const countSold = (db: Db, where: SQL | undefined) =>
  db.$count(
    db
      .select({ id: slide.id })
      .from(slide)
      .innerJoin(slideLibrary, eq(slideLibrary.id, slide.libraryId))
      .innerJoin(commodity, isSoldAs)
      .where(where)
      .as('sold_slides'),
  );

/** Those of a school, which all of its people may look at. */
export async function listOfSchool(
  db: Db,
  organisationId: number | null,
  { page, pageCnt, ...asked }: Static<C['school']['query']>,
): Promise<Answers<C['school']>> {
  if (organisationId === null) return { list: [], total: 0 };
  const where = and(eq(slideLibrary.organisationId, organisationId), narrowedTo(asked));
  const found = db
    .select({ slide })
    .from(slide)
    .innerJoin(slideLibrary, eq(slideLibrary.id, slide.libraryId))
    .where(where);
  const total = await db.$count(found.as('school_slides'));
  const rows = await found
    .orderBy(asc(slide.place), asc(slide.id))
    .limit(pageCnt)
    .offset((page - 1) * pageCnt);
  return {
    list: rows.map((row) => toSlide(row.slide, { commodityId: null, isLocked: false })),
    total,
  };
}
