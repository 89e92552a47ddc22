import { type ExperimentField, experimentFields } from '@cheese/domain/codes/slides/morphology';
import {
  withoutUndefined,
  codeParam,
  idParam,
  keywordParam,
  pageParam,
} from '@cheese/ui/address/urlParams';

export interface ExperimentsAsked {
  field?: ExperimentField;
  keyword?: string;
}

/** Reads a run, an experiment, or the filters of the list. */
export function readExperimentAddress(search: URLSearchParams) {
  const asked: ExperimentsAsked = withoutUndefined({
    field: codeParam(search, 'field', experimentFields),
    keyword: keywordParam(search) || undefined,
  });
  return {
    id: idParam(search, 'id'),
    runId: idParam(search, 'run'),
    isDone: search.get('at') === 'bench',
    page: pageParam(search),
    asked,
  };
}
