import { httpStatuses } from '@cheese/domain/calls/httpStatuses';
import { scanStateCodes, cancelledToken } from '@cheese/domain/codes/people/login';
import type { CallFailure } from '@cheese/domain/contract/failure';
import type { ScanAnswer } from '@cheese/domain/contract/people/scan';

export type ScanFace =
  'loading' | 'waiting' | 'scanned' | 'confirmed' | 'cancelled' | 'expired' | 'failed';

interface Known {
  uuid: string | null;
  answer: ScanAnswer | undefined;
  /** Failure of any of the requests. */
  failure: Partial<CallFailure> | undefined;
}

export function scanFace({ uuid, answer, failure }: Known): ScanFace {
  if (failure) return failure.status === httpStatuses.timeout ? 'expired' : 'failed';
  if (uuid === null) return 'loading';
  if (answer?.token === cancelledToken) return 'cancelled';
  if (answer?.status === scanStateCodes.confirmed) return 'confirmed';
  return answer?.status === scanStateCodes.scanned ? 'scanned' : 'waiting';
}

/** True while the phone can still change the state of this code. */
export const isOpen = (face: ScanFace) => face === 'waiting' || face === 'scanned';

/** True if this code is invalid and a new one is offered. */
export const isSpent = (face: ScanFace) =>
  face === 'cancelled' || face === 'expired' || face === 'failed';
