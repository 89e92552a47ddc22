import { listSorts } from '@cheese/domain/codes/shop/listSorts';
import { chargeKinds } from '@cheese/domain/codes/shop/products';
import type { Asks } from '@cheese/domain/contract/call';
import type { SimulationContract } from '@cheese/domain/contract/training/simulation';
import {
  withoutUndefined,
  codeParam,
  idParam,
  keywordParam,
  pageParam,
} from '@cheese/ui/address/urlParams';

export type SimulationsAsked = Omit<Asks<SimulationContract['list']>, 'pageCnt' | 'page'> & {
  page?: number;
};

/** Reads the filters; anything invalid counts as absent. */
export function readSimulationAddress(search: URLSearchParams) {
  return {
    page: pageParam(search),
    ...withoutUndefined({
      tagId: idParam(search, 'tagId'),
      kindId: idParam(search, 'kindId'),
      charge: codeParam(search, 'charge', chargeKinds),
      sort: codeParam(search, 'sort', listSorts),
      keyword: keywordParam(search) || undefined,
    }),
  };
}
