import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import type { Answers } from '@cheese/domain/contract/call';
import type { Specimen, SpecimenContract as C } from '@cheese/domain/contract/bodies/specimen';
import { and, eq, exists, ilike, sql } from 'drizzle-orm';
import type { SharedCallContext } from '../../../calls/alike';
import { containing } from '../../../db/containing';
import { refuse } from '../../../calls/refusal';
import { pageOfCards, type Viewer } from '../../shop/commodity/commodity.cards';
import { findSold } from '../../shop/commodity/commodity.detail';
import { narrowed } from '../../shop/commodity/commodity.narrowing';
import { commodity } from '../../shop/goods/commodity.tables';
import { soldFields, type SoldCard } from '../../shop/commodity/soldFields';
import { isSoldAs } from './specimen.access';
import { selectSlides, selectSpecimens, type SpecimenFacts } from './specimen.store';
import { specimen } from './specimen.tables';

const toSpecimen = (card: SoldCard, { field, system, hotspotCount }: SpecimenFacts): Specimen => ({
  ...soldFields(card),
  field,
  system,
  hotspotCount,
});

export async function listSpecimens(
  { db, query }: Pick<SharedCallContext<C['list']>, 'db' | 'query'>,
  viewer: Viewer,
): Promise<Answers<C['list']>> {
  const { page, pageCnt, keyword, sort, field, system, ...asked } = query;
  const isSpecimen = db
    .select({ one: sql`1` })
    .from(specimen)
    .where(
      and(isSoldAs, field && eq(specimen.field, field), system && eq(specimen.system, system)),
    );
  const where = and(
    await narrowed(db, { ...asked, type: commodityTypeCodes.specimen }),
    exists(isSpecimen),
    keyword ? ilike(commodity.title, containing(keyword)) : undefined,
  );
  const { cards, total } = await pageOfCards(db, viewer, { where, sort, page, pageCnt });
  const rows = await selectSpecimens(
    db,
    cards.map(({ productId }) => productId),
  );
  const list = cards.flatMap((card) => {
    const row = rows.find(({ id }) => id === card.productId);
    return row ? [toSpecimen(card, row)] : [];
  });
  return { list, total };
}

export async function readSpecimen(
  { db, query: { id } }: Pick<SharedCallContext<C['detail']>, 'db' | 'query'>,
  viewer: Viewer,
): Promise<Answers<C['detail']>> {
  const [[row], sold, slides] = await Promise.all([
    selectSpecimens(db, [id]),
    findSold(db, viewer, { type: commodityTypeCodes.specimen, productId: id }),
    selectSlides(db, id),
  ]);
  if (!row || !sold) return refuse('specimen.notFound');
  const { nameEn, views } = row;
  return {
    ...toSpecimen(sold, row),
    html: sold.html,
    nameEn,
    views,
    updatedAt: row.updatedAt.getTime(),
    slides: slides.map((one) => ({ ...one, thumbnail: one.thumbnail || null })),
  };
}
