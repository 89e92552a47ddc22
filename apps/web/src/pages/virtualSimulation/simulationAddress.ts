import { listSorts } from '@cheese/domain/codes/shop/listSorts';
import { chargeKinds } from '@cheese/domain/codes/shop/products';
import type { Asks } from '@cheese/domain/contract/call';
import type { SimulationContract } from '@cheese/domain/contract/training/simulation';
import { saidCode, saidId, saidKeyword, saidPage } from '@cheese/ui/address/saidInAddress';

export type SimulationsAsked = Omit<Asks<SimulationContract['list']>, 'pageCnt' | 'page'> & {
  page?: number;
};

/** Reads the filters; anything invalid counts as absent. */
export function readSimulationAddress(search: URLSearchParams) {
  const said = {
    tagId: saidId(search, 'tagId'),
    kindId: saidId(search, 'kindId'),
    charge: saidCode(search, 'charge', chargeKinds),
    sort: saidCode(search, 'sort', listSorts),
    keyword: saidKeyword(search) || undefined,
  };
  const isSaid = Object.entries(said).filter(([, value]) => value !== undefined);
  return {
    page: saidPage(search),
    ...(Object.fromEntries(isSaid) as Omit<SimulationsAsked, 'page'>),
  };
}
