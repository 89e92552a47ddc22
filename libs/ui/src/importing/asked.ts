import { PAGE_SIZE } from '../management/PagedTable';
import type { ImportFlow } from './useImportFlow';

/** Query arguments at this step, or null to skip the query. */
export const asRows = ({ step, rowsAsked }: ImportFlow) =>
  step.name === 'preview'
    ? { importId: step.preview.importId, pageCnt: PAGE_SIZE, ...rowsAsked }
    : null;

export const asProgress = ({ step }: ImportFlow) =>
  step.name === 'saving' ? { importId: step.preview.importId } : null;

/** Often enough for a bar that moves. */
export const pollEvery = { pollingInterval: 500 } as const;
