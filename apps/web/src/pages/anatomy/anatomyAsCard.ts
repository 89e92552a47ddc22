import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import type { Anatomy, AnatomyDetail } from '@cheese/domain/contract/bodies/anatomy';
import { soldAsCard } from '../../features/commodity/soldAsCard';

export interface SoldAnatomy extends Omit<AnatomyDetail, 'commodityId'> {
  commodityId: number;
}

/** One that is sold; null of what a school made. */
export const soldOf = ({ commodityId, ...one }: AnatomyDetail): SoldAnatomy | null =>
  commodityId === null ? null : { ...one, commodityId };

/** An anatomy as its price line and its button know what is sold. */
export const anatomyAsCard = (one: SoldAnatomy | Anatomy) =>
  soldAsCard(commodityTypeCodes.anatomy, one);
