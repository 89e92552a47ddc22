import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import type { Answers } from '@cheese/domain/contract/call';
import type { Specimen, SpecimenContract as C } from '@cheese/domain/contract/bodies/specimen';
import type { SharedCallContext } from '../../../calls/alike';
import { refuse } from '../../../calls/refusal';
import { pageOfCards, type Viewer } from '../../shop/commodity/commodity.cards';
import { findSold } from '../../shop/commodity/commodity.detail';
import { soldFields, type SoldCard } from '../../shop/commodity/soldFields';
import { selectSlides, selectSpecimens, type SpecimenFacts } from './specimen.store';
import { isListed } from './specimen.list.store';

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
  const where = await isListed(db, { field, system, asked, keyword });
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
