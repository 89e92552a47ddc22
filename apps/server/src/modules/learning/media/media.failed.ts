import type { MediaFailure } from '@cheese/domain/texts/failures/conversionFailures';

/** A permanent failure: a retry would not help. */
export class MediaError extends Error {
  readonly reason: MediaFailure;

  constructor(reason: MediaFailure) {
    super(`nothing was made of a film or document: ${reason}`);
    this.reason = reason;
  }
}

export function failMedia(reason: MediaFailure): never {
  throw new MediaError(reason);
}
