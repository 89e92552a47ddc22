import { listSorts } from '@cheese/domain/codes/shop/listSorts';
import { bodySystems } from '@cheese/domain/codes/bodies/bodySystems';
import type { Asks } from '@cheese/domain/contract/call';
import type { AnatomyContract } from '@cheese/domain/contract/bodies/anatomy';
import {
  onlySaid,
  saidCode,
  saidId,
  saidKeyword,
  saidPage,
} from '@cheese/ui/address/saidInAddress';

export type AnatomiesAsked = Omit<Asks<AnatomyContract['list']>, 'pageCnt' | 'page'> & {
  page?: number;
};

/** Reads the filters; anything invalid counts as absent. */
export function readAnatomyAddress(search: URLSearchParams) {
  return {
    page: saidPage(search),
    ...onlySaid({
      categoryId: saidId(search, 'categoryId'),
      system: saidCode(search, 'system', bodySystems),
      sort: saidCode(search, 'sort', listSorts),
      keyword: saidKeyword(search) || undefined,
    }),
  };
}
