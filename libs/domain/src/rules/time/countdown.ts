import { loginLimits } from '../../codes/base/limits';
import { countedMessages } from '../../texts/countedMessages';
import { signInMessages } from '../../texts/signInMessages';

const deadlineAfter = (seconds: number) => (now: number) => now + seconds * 1000;

/** The deadline, in milliseconds, of what begins now. */
export const loginPromptDeadline = deadlineAfter(loginLimits.promptS);
export const smsResendDeadline = deadlineAfter(loginLimits.smsResendS);

/**
 * The seconds left, counting the begun one. Computed from the deadline, so that a tab that was
 * suspended still shows the right time.
 */
export const secondsLeft = (deadline: number, now: number): number =>
  Math.max(0, Math.ceil((deadline - now) / 1000));

/** The label of the button that sends a code. */
export const codeButtonText = (left: number): string =>
  left > 0 ? countedMessages.resendIn(left) : signInMessages.getCode;
