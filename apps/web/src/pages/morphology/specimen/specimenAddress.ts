import { type BodySystem, bodySystems } from '@cheese/domain/codes/bodies/bodySystems';
import { type MorphologyField, morphologyFields } from '@cheese/domain/codes/slides/morphology';
import {
  onlySaid,
  saidCode,
  saidId,
  saidKeyword,
  saidPage,
} from '@cheese/ui/address/saidInAddress';

export interface SpecimensAsked {
  field?: MorphologyField;
  system?: BodySystem;
  keyword?: string;
}

/** Reads a specimen, or the filters of the list. */
export function readSpecimenAddress(search: URLSearchParams) {
  const asked: SpecimensAsked = onlySaid({
    field: saidCode(search, 'field', morphologyFields),
    system: saidCode(search, 'system', bodySystems),
    keyword: saidKeyword(search) || undefined,
  });
  return {
    id: saidId(search, 'id'),
    page: saidPage(search),
    asked,
  };
}
