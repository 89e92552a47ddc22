import { listSorts } from '@cheese/domain/codes/shop/listSorts';
import { bodySystems } from '@cheese/domain/codes/bodies/bodySystems';
import type { Asks } from '@cheese/domain/contract/call';
import type { AnatomyContract } from '@cheese/domain/contract/bodies/anatomy';
import { saidCode, saidId, saidKeyword, saidPage } from '@cheese/ui/address/saidInAddress';

export type AnatomiesAsked = Omit<Asks<AnatomyContract['list']>, 'pageCnt' | 'page'> & {
  page?: number;
};

/** Reads the filters; anything invalid counts as absent. */
export function readAnatomyAddress(search: URLSearchParams) {
  const said = {
    categoryId: saidId(search, 'categoryId'),
    system: saidCode(search, 'system', bodySystems),
    sort: saidCode(search, 'sort', listSorts),
    keyword: saidKeyword(search) || undefined,
  };
  const isSaid = Object.entries(said).filter(([, value]) => value !== undefined);
  return {
    page: saidPage(search),
    ...(Object.fromEntries(isSaid) as Omit<AnatomiesAsked, 'page'>),
  };
}
