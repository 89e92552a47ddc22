import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import type { Answers } from '@cheese/domain/contract/call';
import type { Slide, SlideContract as C } from '@cheese/domain/contract/slides/slide';
import { listSortCodes } from '@cheese/domain/codes/shop/listSorts';
import { and, eq, ilike, or } from 'drizzle-orm';
import type { Static } from 'typebox';
import { likePattern } from '../../../db/likePattern';
import type { Db } from '../../../db/database';
import type { Viewer } from '../../shop/commodity/commodity.cards';
import { type OnSale, opened } from '../../shop/entitlement/entitlement.rules';
import { slide, slideLibrary, type SlideRow } from './slide.tables';
import { onSale } from '../../shop/commodity/commodity.filters';
import { narrowed } from '../../shop/commodity/commodity.narrowing.filters';
import { countSold, selectOfSchool, selectPlatformSlides } from './slide.list.store';

export const isFound = (words: string) =>
  or(...[slide.title, slide.titleEn, slide.organ].map((one) => ilike(one, likePattern(words))));

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
  const rows = await selectPlatformSlides(db, { now, where, sort, pageCnt, page });
  return { list: rows.map(toOffered(held)), total: await countSold(db, where) };
}

/** Those of a school, which all of its people may look at. */
export async function listOfSchool(
  db: Db,
  organisationId: number | null,
  { page, pageCnt, ...asked }: Static<C['school']['query']>,
): Promise<Answers<C['school']>> {
  if (organisationId === null) return { list: [], total: 0 };
  const where = and(eq(slideLibrary.organisationId, organisationId), narrowedTo(asked));
  const { total, rows } = await selectOfSchool(db, { where, pageCnt, page });
  return {
    list: rows.map((row) => toSlide(row.slide, { commodityId: null, isLocked: false })),
    total,
  };
}
