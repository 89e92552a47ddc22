import { isCallersFault } from '@cheese/domain/calls/httpStatuses';
import { importStateCodes } from '@cheese/domain/codes/base/imports';
import type { CallFailure } from '@cheese/domain/contract/failure';
import type {
  ImportPreview,
  ImportProgress,
} from '@cheese/domain/contract/emergency/shapes/importShapes';

export type Step =
  | { name: 'choose'; fault?: string }
  | { name: 'checking'; fileName: string; share: number }
  | { name: 'preview'; preview: ImportPreview; isUnsaved?: boolean }
  /** `leftAt`: when the call that confirms was given up on, without word of an end. */
  | { name: 'saving'; preview: ImportPreview; leftAt?: number }
  | { name: 'done'; result: ImportProgress; preview: ImportPreview };

/** Latest result of polling the import. */
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

/** After a network failure the import may still be running, so polling decides. */
export const stepOfFailure = (failure: unknown, preview: ImportPreview, now: number): Step => {
  const { status = 0 } = failure as Partial<CallFailure>;
  const isRefused = isCallersFault(status);
  return isRefused ? { name: 'preview', preview } : { name: 'saving', preview, leftAt: now };
};

/**
 * The next step for a polled state. While the confirming call is still running, an import in state
 * 1 only means that the call has not arrived yet.
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
