import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import type { SlideLibrary } from '@cheese/domain/contract/slides/slideLibrary';
import { soldAsCard } from '../../features/commodity/soldAsCard';

/** A library in the form that price lines and buy buttons take. */
export const libraryAsCard = (library: SlideLibrary) =>
  soldAsCard(commodityTypeCodes.specimen, library);
