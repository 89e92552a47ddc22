import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import type { Answers } from '@cheese/domain/contract/call';
import type { CommodityCard } from '@cheese/domain/contract/shop/shapes/commodityShapes';
import type {
  SlideDirectoryRow,
  SlideLibrary,
  SlideLibraryContract as C,
} from '@cheese/domain/contract/slides/slideLibrary';
import type { Static } from 'typebox';
import type { SharedCallContext } from '../../../../calls/shared';
import type { CallContext } from '../../../../calls/call';
import type { Db } from '../../../../db/database';
import { refuse } from '../../../../calls/refusal';
import { findCard, type Viewer } from '../../../shop/commodity/commodity.cards';
import { findSold } from '../../../shop/commodity/commodity.detail';
import { listSold } from '../../../shop/commodity/commodity.listing';
import { viewerOf } from '../../../shop/commodity/viewer';
import { type Facts, isListed, selectDirectory, selectFacts } from './slideLibrary.store';
import { slideLibrary } from '../slide.tables';

const DIGITAL_SLIDE = 'section';

type Card = Omit<CommodityCard, 'publishedAt'>;

function toLibrary(card: Card, { field, slideCount, viewCount }: Facts): SlideLibrary {
  const { charge, offer, isLocked, opened, openUntil, givenBy, cover } = card;
  return {
    charge,
    offer,
    isLocked,
    opened,
    openUntil,
    givenBy,
    cover,
    field,
    slideCount,
    viewCount,
    commodityId: card.id,
    id: card.productId,
    name: card.title,
    summary: card.description,
  };
}

export const listLibraries = (
  db: Db,
  viewer: Viewer,
  { field, ...asked }: Static<C['list']['query']>,
): Promise<Answers<C['list']>> =>
  listSold(db, viewer, asked, {
    type: commodityTypeCodes.specimen,
    table: slideLibrary,
    isListed: isListed(field),
    factsOf: selectFacts,
    toItem: toLibrary,
  });

export async function readLibrary(
  { db, query: { id } }: Pick<SharedCallContext<C['detail']>, 'db' | 'query'>,
  viewer: Viewer,
): Promise<Answers<C['detail']>> {
  const [facts, sold] = await Promise.all([
    selectFacts(db, [id]),
    findSold(db, viewer, { type: commodityTypeCodes.specimen, productId: id }),
  ]);
  const its = facts.get(id);
  if (!its || !sold) refuse('slideLibrary.notFound');
  return {
    ...toLibrary(sold, its),
    html: sold.html,
    updatedAt: its.updatedAt.getTime(),
    validUntil: sold.openUntil,
  };
}

/** Refuses a library that is not on sale. */
async function seeLibrary({ query, db, ...who }: CallContext<C['directory']>) {
  const product = { type: commodityTypeCodes.specimen, productId: query.libraryId } as const;
  const card = await findCard(db, await viewerOf(db, who), product);
  return { isLocked: (card ?? refuse('slideLibrary.notFound')).isLocked };
}

/** Folders and slides in display order. */
async function readDirectory(
  { db, query: { libraryId } }: SharedCallContext<C['directory']>,
  isLocked: boolean,
): Promise<SlideDirectoryRow[]> {
  const rows = await selectDirectory(db, libraryId);
  return rows.map((row) => ({
    id: row.id,
    pid: null,
    title: row.title,
    isGroup: false,
    type: DIGITAL_SLIDE,
    isLocked,
    targetId: row.id,
    thumbnail: row.thumbnail || null,
  }));
}

export const libraryDirectory = {
  seenBy: seeLibrary,
  alike: ({ isLocked }: { isLocked: boolean }) => isLocked,
  make: readDirectory,
};
