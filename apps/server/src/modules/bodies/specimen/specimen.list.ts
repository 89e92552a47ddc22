import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import type { Answers } from '@cheese/domain/contract/call';
import type { Specimen, SpecimenContract as C } from '@cheese/domain/contract/bodies/specimen';
import type { SharedCallContext } from '../../../calls/shared';
import { refuse } from '../../../calls/refusal';
import type { Viewer } from '../../shop/commodity/commodity.cards';
import { findSold } from '../../shop/commodity/commodity.detail';
import { listSold } from '../../shop/commodity/commodity.listing';
import { soldFields, type SoldCard } from '../../shop/commodity/soldFields';
import { selectSlides, selectSpecimens, type SpecimenFacts } from './specimen.store';
import { isListed } from './specimen.filters';
import { specimen } from './specimen.tables';

const toSpecimen = (card: SoldCard, { field, system, hotspotCount }: SpecimenFacts): Specimen => ({
  ...soldFields(card),
  field,
  system,
  hotspotCount,
});

export function listSpecimens(
  { db, query }: Pick<SharedCallContext<C['list']>, 'db' | 'query'>,
  viewer: Viewer,
): Promise<Answers<C['list']>> {
  const { field, system, ...asked } = query;
  return listSold(db, viewer, asked, {
    type: commodityTypeCodes.specimen,
    table: specimen,
    isListed: isListed({ field, system }),
    factsOf: selectSpecimens,
    toItem: toSpecimen,
  });
}

export async function readSpecimen(
  { db, query: { id } }: Pick<SharedCallContext<C['detail']>, 'db' | 'query'>,
  viewer: Viewer,
): Promise<Answers<C['detail']>> {
  const [facts, sold, slides] = await Promise.all([
    selectSpecimens(db, [id]),
    findSold(db, viewer, { type: commodityTypeCodes.specimen, productId: id }),
    selectSlides(db, id),
  ]);
  const row = facts.get(id);
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
