import { type BodySystem, bodySystems } from '@cheese/domain/codes/bodies/bodySystems';
import { type MorphologyField, morphologyFields } from '@cheese/domain/codes/slides/morphology';
import {
  withoutUndefined,
  codeParam,
  idParam,
  keywordParam,
  pageParam,
} from '@cheese/ui/address/urlParams';

export interface SpecimensAsked {
  field?: MorphologyField;
  system?: BodySystem;
  keyword?: string;
}

/** Reads a specimen, or the filters of the list. */
export function readSpecimenAddress(search: URLSearchParams) {
  const asked: SpecimensAsked = withoutUndefined({
    field: codeParam(search, 'field', morphologyFields),
    system: codeParam(search, 'system', bodySystems),
    keyword: keywordParam(search) || undefined,
  });
  return {
    id: idParam(search, 'id'),
    page: pageParam(search),
    asked,
  };
}
