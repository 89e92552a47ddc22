import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import type { SlideLibrary } from '@cheese/domain/contract/slides/slideLibrary';
import { soldAsCard } from '../../features/commodity/soldAsCard';

/** A library as its price line and its button know what is sold. */
export const libraryAsCard = (library: SlideLibrary) =>
  soldAsCard(commodityTypeCodes.specimen, library);
