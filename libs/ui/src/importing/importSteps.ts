import { isCallersFault } from '@cheese/domain/calls/httpStatuses';
import { importStateCodes } from '@cheese/domain/codes/base/imports';
import type { CallFailure } from '@cheese/domain/contract/failure';
import type {
  ImportPreview,
  ImportProgress,
} from '@cheese/domain/contract/emergency/shapes/importShapes';

/** What the dialog of an import shows. */
export type Step =
  | { name: 'choose'; fault?: string }
  | { name: 'checking'; fileName: string; share: number }
  | { name: 'preview'; preview: ImportPreview; isUnsaved?: boolean }
  /** `leftAt`: when the call that confirms was given up on, without word of an end. */
  | { name: 'saving'; preview: ImportPreview; leftAt?: number }
  | { name: 'done'; result: ImportProgress; preview: ImportPreview };

/** What asking for the state of an import has given so far. */
export interface ProgressHeard {
  currentData?: ImportProgress | undefined;
  isError: boolean;
  isFetching: boolean;
  startedTimeStamp?: number | undefined;
}

const hasEnded = ({ state }: ImportProgress) => state >= importStateCodes.done;

/** Another call may be at it: then the state tells how it ends. */
export const stepOfResult = (result: ImportProgress, preview: ImportPreview, now: number): Step =>
  hasEnded(result) ? { name: 'done', result, preview } : { name: 'saving', preview, leftAt: now };

/** Where only the line broke, the import may go on: its state, asked from now on, tells. */
export const stepOfFailure = (failure: unknown, preview: ImportPreview, now: number): Step => {
  const { status = 0 } = failure as Partial<CallFailure>;
  const isRefused = isCallersFault(status);
  return isRefused ? { name: 'preview', preview } : { name: 'saving', preview, leftAt: now };
};

/**
 * Where the state of an import leads. Before the call that confirms was given up on, an import that
 * waits only means that the call is on its way.
 */
export function stepAfter(step: Step, heard: ProgressHeard): Step {
  const { currentData: progress, isError, isFetching, startedTimeStamp = 0 } = heard;
  if (step.name !== 'saving') return step;
  if (progress && hasEnded(progress))
    return { name: 'done', result: progress, preview: step.preview };
  const { preview, leftAt = Infinity } = step;
  if (isFetching || startedTimeStamp < leftAt) return step;
  const isUnderWay = !isError && progress?.state !== importStateCodes.waiting;
  return isUnderWay ? step : { name: 'preview', preview, isUnsaved: true };
}
