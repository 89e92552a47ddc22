import { httpStatuses } from '@cheese/domain/calls/httpStatuses';
import { scanStateCodes, cancelledToken } from '@cheese/domain/codes/people/login';
import type { CallFailure } from '@cheese/domain/contract/failure';
import type { ScanAnswer } from '@cheese/domain/contract/people/scan';

/** What the place of the code shows. */
export type ScanFace =
  'loading' | 'waiting' | 'scanned' | 'confirmed' | 'cancelled' | 'expired' | 'failed';

interface Known {
  uuid: string | null;
  answer: ScanAnswer | undefined;
  /** The failure of any of the calls. */
  failure: Partial<CallFailure> | undefined;
}

export function scanFace({ uuid, answer, failure }: Known): ScanFace {
  if (failure) return failure.status === httpStatuses.timeout ? 'expired' : 'failed';
  if (uuid === null) return 'loading';
  if (answer?.token === cancelledToken) return 'cancelled';
  if (answer?.status === scanStateCodes.confirmed) return 'confirmed';
  return answer?.status === scanStateCodes.scanned ? 'scanned' : 'waiting';
}

/** Whether the phone may still say something about this code. */
export const isOpen = (face: ScanFace) => face === 'waiting' || face === 'scanned';

/** Whether this code leads nowhere any more, and a new one is offered. */
export const isSpent = (face: ScanFace) =>
  face === 'cancelled' || face === 'expired' || face === 'failed';
