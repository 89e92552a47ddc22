export interface UploadWatch {
  /** Progress from 0 to 1. */
  onShare: (share: number) => void;
  /** After an abort nothing more is reported. */
  signal: AbortSignal;
}

/**
 * Answers where the picture or the sound stands from now on; null where it was not taken, which
 * has been said.
 */
export type UploadPicture = (file: File, watch?: UploadWatch) => Promise<string | null>;
