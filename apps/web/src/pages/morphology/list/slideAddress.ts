import { listSorts } from '@cheese/domain/codes/shop/listSorts';
import { bodySystems } from '@cheese/domain/codes/bodies/bodySystems';
import { morphologyFields, slideStains } from '@cheese/domain/codes/slides/morphology';
import type { SlideContract } from '@cheese/domain/contract/slides/slide';
import type { Asks } from '@cheese/domain/contract/call';
import {
  withoutUndefined,
  codeParam,
  idParam,
  keywordParam,
  pageParam,
} from '@cheese/ui/address/urlParams';

const LONGEST_ORGAN = 20;

export type SlidesAsked = Omit<Asks<SlideContract['list']>, 'pageCnt'>;

/** Reads the filters; anything invalid counts as absent. */
export function readSlideAddress(search: URLSearchParams): SlidesAsked {
  const organ = search.get('organ')?.trim().slice(0, LONGEST_ORGAN);
  return {
    page: pageParam(search),
    ...withoutUndefined({
      libraryId: idParam(search, 'libraryId'),
      field: codeParam(search, 'field', morphologyFields),
      system: codeParam(search, 'system', bodySystems),
      organ: organ === '' ? undefined : organ,
      stain: codeParam(search, 'stain', slideStains),
      sort: codeParam(search, 'sort', listSorts),
      keyword: keywordParam(search) || undefined,
    }),
  };
}
