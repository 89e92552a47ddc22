import { loginLimits } from '../../codes/base/limits';
import { countedMessages } from '../../texts/countedMessages';
import { signInMessages } from '../../texts/signInMessages';

const deadlineAfter = (seconds: number) => (now: number) => now + seconds * 1000;

/** The moments, in milliseconds, at which what begins now is over. */
export const loginPromptDeadline = deadlineAfter(loginLimits.promptS);
export const smsResendDeadline = deadlineAfter(loginLimits.smsResendS);

/**
 * How many seconds are left, the begun one included. Counted from the deadline, so that a tab that
 * slept does not count on where it stopped.
 */
export const secondsLeft = (deadline: number, now: number): number =>
  Math.max(0, Math.ceil((deadline - now) / 1000));

/** What stands on the button that sends a code. */
export const codeButtonText = (left: number): string =>
  left > 0 ? countedMessages.resendIn(left) : signInMessages.getCode;
