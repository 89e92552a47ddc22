import { listSorts } from '@cheese/domain/codes/shop/listSorts';
import { bodySystems } from '@cheese/domain/codes/bodies/bodySystems';
import type { Asks } from '@cheese/domain/contract/call';
import type { AnatomyContract } from '@cheese/domain/contract/bodies/anatomy';
import {
  withoutUndefined,
  codeParam,
  idParam,
  keywordParam,
  pageParam,
} from '@cheese/ui/address/urlParams';

export type AnatomiesAsked = Omit<Asks<AnatomyContract['list']>, 'pageCnt' | 'page'> & {
  page?: number;
};

/** Reads the filters; anything invalid counts as absent. */
export function readAnatomyAddress(search: URLSearchParams) {
  return {
    page: pageParam(search),
    ...withoutUndefined({
      categoryId: idParam(search, 'categoryId'),
      system: codeParam(search, 'system', bodySystems),
      sort: codeParam(search, 'sort', listSorts),
      keyword: keywordParam(search) || undefined,
    }),
  };
}
