import type { Verify } from './attempt';
import type { KnownPuzzle, LoadedPuzzle } from './loadedPuzzle';
import type { CaptchaTexts } from './texts';

/** A puzzle made here can be judged here, and may be judged elsewhere. */
interface DrawnHere {
  loadPuzzle?: (() => Promise<KnownPuzzle>) | undefined;
  onVerify?: Verify | undefined;
}

/** A puzzle without a known solution needs a judge. */
interface JudgedElsewhere {
  loadPuzzle: () => Promise<LoadedPuzzle>;
  onVerify: Verify;
}

export type CaptchaOptions = (DrawnHere | JudgedElsewhere) & {
  texts?: Partial<CaptchaTexts> | undefined;
};

/** The same seen from inside, where the choice has been made. */
export interface CaptchaSources {
  loadPuzzle?: (() => Promise<LoadedPuzzle>) | undefined;
  onVerify?: Verify | undefined;
}
