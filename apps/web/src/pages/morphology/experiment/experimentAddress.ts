import { type ExperimentField, experimentFields } from '@cheese/domain/codes/slides/morphology';
import { saidCode, saidId, saidKeyword, saidPage } from '@cheese/ui/address/saidInAddress';

export interface ExperimentsAsked {
  field?: ExperimentField;
  keyword?: string;
}

/** What an address says of experiments: which one and whether it is done, or which are looked for. */
export function readExperimentAddress(search: URLSearchParams) {
  const field = saidCode(search, 'field', experimentFields);
  const keyword = saidKeyword(search);
  return {
    id: saidId(search, 'id'),
    runId: saidId(search, 'run'),
    isDone: search.get('at') === 'bench',
    page: saidPage(search),
    asked: { ...(field && { field }), ...(keyword && { keyword }) },
  };
}
