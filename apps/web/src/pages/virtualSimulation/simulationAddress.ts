import { listSorts } from '@cheese/domain/codes/shop/listSorts';
import { chargeKinds } from '@cheese/domain/codes/shop/products';
import type { Asks } from '@cheese/domain/contract/call';
import type { SimulationContract } from '@cheese/domain/contract/training/simulation';
import {
  onlySaid,
  saidCode,
  saidId,
  saidKeyword,
  saidPage,
} from '@cheese/ui/address/saidInAddress';

export type SimulationsAsked = Omit<Asks<SimulationContract['list']>, 'pageCnt' | 'page'> & {
  page?: number;
};

/** Reads the filters; anything invalid counts as absent. */
export function readSimulationAddress(search: URLSearchParams) {
  return {
    page: saidPage(search),
    ...onlySaid({
      tagId: saidId(search, 'tagId'),
      kindId: saidId(search, 'kindId'),
      charge: saidCode(search, 'charge', chargeKinds),
      sort: saidCode(search, 'sort', listSorts),
      keyword: saidKeyword(search) || undefined,
    }),
  };
}
