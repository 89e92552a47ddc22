import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import type { Anatomy, AnatomyDetail } from '@cheese/domain/contract/bodies/anatomy';
import { soldAsCard } from '../../features/commodity/soldAsCard';

export interface SoldAnatomy extends Omit<AnatomyDetail, 'commodityId'> {
  commodityId: number;
}

/** The anatomy if it is on sale; null for one made by a school. */
export const soldOf = ({ commodityId, ...one }: AnatomyDetail): SoldAnatomy | null =>
  commodityId === null ? null : { ...one, commodityId };

/** An anatomy in the form that price lines and buy buttons take. */
export const anatomyAsCard = (one: SoldAnatomy | Anatomy) =>
  soldAsCard(commodityTypeCodes.anatomy, one);
