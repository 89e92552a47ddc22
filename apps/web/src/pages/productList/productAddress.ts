import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import { codeParam, idParam } from '@cheese/ui/address/urlParams';
import { type SoldType, soldTypes } from '../../features/commodity/soldTypes';
import { type Listing, readListing } from '../../features/commodity/listing/listing';

export interface ProductAsked {
  productType: SoldType;
  /** Id of the entry in the resource dropdown that was followed. */
  outLine?: number;
  listing: Listing;
}

export function readProductAddress(search: URLSearchParams): ProductAsked {
  const outLine = idParam(search, 'outLine');
  return {
    productType: codeParam(search, 'productType', soldTypes) ?? commodityTypeCodes.course,
    listing: readListing(search),
    ...(outLine && { outLine }),
  };
}
