import type { MediaKind } from '@cheese/domain/codes/learning/media';
import type { Shelf } from '@cheese/domain/codes/people/shelf';
import type { MediaShown } from '@cheese/domain/contract/learning/media';

/** One upload of this tab. */
export interface UploadItem {
  key: number;
  file: File;
  kind: MediaKind;
  shelf: Shelf | undefined;
  /** `broken` retries by itself, `paused` waits for the user, `refused` is final. */
  state: 'queued' | 'going' | 'paused' | 'broken' | 'refused' | 'arrived';
  /** Null until the server has registered the upload. */
  media: MediaShown | null;
  sent: number;
  perS: number | null;
  reason: string | null;
}

export const isUnderWay = ({ state }: UploadItem) =>
  ['queued', 'going', 'paused', 'broken'].includes(state);
