import { refusals } from './texts';

/** A file that is not read at all, and why, in words for who brought it. */
export class FileRefusal extends Error {
  readonly reason: keyof typeof refusals;

  constructor(reason: keyof typeof refusals) {
    super(refusals[reason]);
    this.reason = reason;
  }
}

export const refuseFile = (reason: keyof typeof refusals): never => {
  throw new FileRefusal(reason);
};

export const tooLarge = () => refuseFile('tooLarge');
export const unreadable = () => refuseFile('broken');
