import { listSorts } from '@cheese/domain/codes/shop/listSorts';
import { bodySystems } from '@cheese/domain/codes/bodies/bodySystems';
import { morphologyFields, slideStains } from '@cheese/domain/codes/slides/morphology';
import type { SlideContract } from '@cheese/domain/contract/slides/slide';
import type { Asks } from '@cheese/domain/contract/call';
import {
  onlySaid,
  saidCode,
  saidId,
  saidKeyword,
  saidPage,
} from '@cheese/ui/address/saidInAddress';

const LONGEST_ORGAN = 20;

export type SlidesAsked = Omit<Asks<SlideContract['list']>, 'pageCnt'>;

/** Reads the filters; anything invalid counts as absent. */
export function readSlideAddress(search: URLSearchParams): SlidesAsked {
  const organ = search.get('organ')?.trim().slice(0, LONGEST_ORGAN);
  return {
    page: saidPage(search),
    ...onlySaid({
      libraryId: saidId(search, 'libraryId'),
      field: saidCode(search, 'field', morphologyFields),
      system: saidCode(search, 'system', bodySystems),
      organ: organ === '' ? undefined : organ,
      stain: saidCode(search, 'stain', slideStains),
      sort: saidCode(search, 'sort', listSorts),
      keyword: saidKeyword(search) || undefined,
    }),
  };
}
