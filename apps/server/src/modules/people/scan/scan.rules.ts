import { scanStateCodes, cancelledToken, type ScanState } from '@cheese/domain/codes/people/login';
import type { ScanAnswer } from '@cheese/domain/contract/people/scan';
import type { ScanLoginRow } from './scan.tables';

/** Time in which a QR code must be scanned and confirmed. */
export const SCAN_LIFE_MS = 3 * 60_000;

/** Null if the code has expired or was used. */
export function scanAnswer(row: ScanLoginRow, now: Date): ScanAnswer | null {
  const isOld = now.getTime() - row.shownAt.getTime() >= SCAN_LIFE_MS;
  if (isOld || row.submittedAt) return null;
  if (row.cancelledAt) return { status: scanStateCodes.waiting, token: cancelledToken };
  return { status: stateOf(row), token: null };
}

function stateOf({ confirmedAt, scannedAt }: ScanLoginRow): ScanState {
  if (confirmedAt) return scanStateCodes.confirmed;
  return scannedAt ? scanStateCodes.scanned : scanStateCodes.waiting;
}
