import type { MediaKind } from '@cheese/domain/codes/learning/media';
import type { Shelf } from '@cheese/domain/codes/people/shelf';
import type { MediaShown } from '@cheese/domain/contract/learning/media';

/** One file on its way up from this tab. */
export interface UploadItem {
  key: number;
  file: File;
  kind: MediaKind;
  shelf: Shelf | undefined;
  /** `broken` retries by itself, `paused` waits for the user, `refused` is final. */
  state: 'queued' | 'going' | 'paused' | 'broken' | 'refused' | 'arrived';
  /** Known once the server knows of it. */
  media: MediaShown | null;
  sent: number;
  perS: number | null;
  reason: string | null;
}

export const isUnderWay = ({ state }: UploadItem) =>
  ['queued', 'going', 'paused', 'broken'].includes(state);
