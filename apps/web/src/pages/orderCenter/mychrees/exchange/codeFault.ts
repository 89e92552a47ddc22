import { texts } from '../texts';

/** More than a code with every sign apart; what is longer is no code. */
const LONGEST = 40;

/** What is wrong with a code before anybody is asked; whether there is one the server knows. */
export function codeFault(code: string): string | null {
  if (!/[\p{L}\p{N}]/u.test(code)) return texts.codeMissing;
  return code.trim().length > LONGEST ? texts.codeTooLong : null;
}
