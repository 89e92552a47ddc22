import { type ExperimentField, experimentFields } from '@cheese/domain/codes/slides/morphology';
import {
  onlySaid,
  saidCode,
  saidId,
  saidKeyword,
  saidPage,
} from '@cheese/ui/address/saidInAddress';

export interface ExperimentsAsked {
  field?: ExperimentField;
  keyword?: string;
}

/** Reads a run, an experiment, or the filters of the list. */
export function readExperimentAddress(search: URLSearchParams) {
  const asked: ExperimentsAsked = onlySaid({
    field: saidCode(search, 'field', experimentFields),
    keyword: saidKeyword(search) || undefined,
  });
  return {
    id: saidId(search, 'id'),
    runId: saidId(search, 'run'),
    isDone: search.get('at') === 'bench',
    page: saidPage(search),
    asked,
  };
}
