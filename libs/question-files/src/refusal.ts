import { failures } from '@cheese/domain/texts/failures';

export type Reason =
  | ('broken' | 'tooLarge' | 'declares' | 'unknown' | 'locked')
  | ('picture' | 'pdf' | 'old' | 'rtf' | 'packed' | 'notText');

/** A file that cannot be read at all, with the reason for its uploader. */
export class FileRefusal extends Error {
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(failures[`questionFile.${reason}`].message);
    this.reason = reason;
  }
}

export const refuseFile = (reason: Reason): never => {
  throw new FileRefusal(reason);
};

export const tooLarge = () => refuseFile('tooLarge');
export const unreadable = () => refuseFile('broken');
