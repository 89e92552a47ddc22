import { type ListSort, listSorts } from '@cheese/domain/codes/shop/listSorts';
import { type ChargeKind, chargeKinds } from '@cheese/domain/codes/shop/products';
import {
  withoutUndefined,
  codeParam,
  idParam,
  idsParam,
  pageParam,
} from '@cheese/ui/address/urlParams';

const MOST_FILTERS = 20;

/** Filters, order and page of a list of products, as kept in the address. */
export interface Listing {
  page: number;
  tagId?: number;
  classifyId?: number;
  filterIds: readonly number[];
  charge?: ChargeKind;
  sort?: ListSort;
}

/** An invalid parameter counts as absent. */
export function readListing(search: URLSearchParams): Listing {
  return {
    page: pageParam(search),
    filterIds: idsParam(search, 'filterIds', MOST_FILTERS),
    ...withoutUndefined({
      tagId: idParam(search, 'tagId'),
      classifyId: idParam(search, 'classifyId'),
      charge: codeParam(search, 'charge', chargeKinds),
      sort: codeParam(search, 'sort', listSorts),
    }),
  };
}

/** A change of a listing; `undefined` removes a filter. */
export type ListingChange = { [Key in keyof Listing]?: Listing[Key] | undefined };

/** Query string of a listing; any change except of the page returns to page one. */
export function listingQuery(listing: Listing, change: ListingChange = {}) {
  const { page, filterIds = [], ...rest } = { ...listing, page: undefined, ...change };
  return {
    ...rest,
    filterIds: filterIds.length > 0 ? filterIds.join(',') : undefined,
    page: page === 1 ? undefined : page,
  };
}

/** The query for a call; without a subject in the address the user's major applies. */
export function askedBy({ filterIds, ...rest }: Listing, chosenTag: number | undefined) {
  return {
    ...(chosenTag && { tagId: chosenTag }),
    ...rest,
    ...(filterIds.length > 0 && { filterIds: [...filterIds] }),
  };
}

/** True if any filter is set; order and page are no filters. */
export const isNarrowed = ({ tagId, classifyId, filterIds, charge }: Listing): boolean =>
  [tagId, classifyId, charge].some((said) => said !== undefined) || filterIds.length > 0;
