import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import type { Specimen } from '@cheese/domain/contract/bodies/specimen';
import { soldAsCard } from '../../../features/commodity/soldAsCard';

/** A specimen in the form that price lines and buy buttons take. */
export const specimenAsCard = (one: Specimen) => soldAsCard(commodityTypeCodes.specimen, one);
