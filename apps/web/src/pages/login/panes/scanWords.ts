import { signInMessages } from '@cheese/domain/texts/signInMessages';
import type { ScanFace } from '../scanFace';
import { texts } from '../texts';

export const scanWords: Record<ScanFace, string> = {
  loading: texts.scanLead,
  waiting: texts.scanLead,
  scanned: texts.scanned,
  confirmed: texts.confirmed,
  cancelled: signInMessages.scanCancelled,
  expired: texts.scanExpired,
  failed: texts.scanFailed,
};

export const refreshWords = (face: ScanFace) =>
  face === 'expired' ? signInMessages.qrExpired : texts.scanRefresh;
