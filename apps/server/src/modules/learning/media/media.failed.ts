import type { MediaFailure } from '@cheese/domain/texts/failures/conversionFailures';

/** What nothing can be made of, however often one tries. */
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
