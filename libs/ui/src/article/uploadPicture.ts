export interface UploadWatch {
  /** How much of it has gone, from 0 to 1. */
  onShare: (share: number) => void;
  /** Whoever does not want it any more says so; nothing more is said to them about it. */
  signal: AbortSignal;
}

/**
 * Answers where the picture or the sound stands from now on; null where it was not taken, which
 * has been said.
 */
export type UploadPicture = (file: File, watch?: UploadWatch) => Promise<string | null>;
