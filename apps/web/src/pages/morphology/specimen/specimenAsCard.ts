import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import type { Specimen } from '@cheese/domain/contract/bodies/specimen';
import { soldAsCard } from '../../../features/commodity/soldAsCard';

/** A specimen as its price line and its button know what is sold. */
export const specimenAsCard = (one: Specimen) => soldAsCard(commodityTypeCodes.specimen, one);
