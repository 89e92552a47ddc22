import { texts } from '../texts';

/** More than a code with a separator after every character; anything longer is no code. */
const LONGEST = 40;

/** Checks the format; only the server knows if the code exists. */
export function codeFault(code: string): string | null {
  if (!/[\p{L}\p{N}]/u.test(code)) return texts.codeMissing;
  return code.trim().length > LONGEST ? texts.codeTooLong : null;
}
