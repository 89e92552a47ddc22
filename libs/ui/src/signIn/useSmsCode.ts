import { smsResendDeadline } from '@cheese/domain/rules/time/countdown';
import { smsPhoneFault } from '@cheese/domain/rules/people/phone';
import { formTexts } from '@cheese/domain/texts/formTexts';
import { useTask } from '../form/useTask';
import { useToast } from '../toast/useToast';
import { useSecondsLeft } from '../time/useSecondsLeft';
import { focusOn } from '../form/useFields';
import { useKeptDeadline } from './useKeptDeadline';

/** State of the send-code button; its countdown goes on while the form is hidden. */
export interface SmsCode {
  left: number;
  isSending: boolean;
  send(form: HTMLFormElement | null): Promise<void>;
}

interface SmsCodeParts {
  phone: string;
  /** Requests the code; on failure it rejects after showing a toast. */
  ask(phone: string): Promise<unknown>;
  /** Names of the fields that get the focus: the phone number if invalid, or the code. */
  names?: { phone: string; code: string };
  /**
   * Validates the number; returns null if it is fine, or if the server already knows the number.
   */
  check?(phone: string): string | null;
}

const usual = { phone: 'phone', code: 'code' };

export function useSmsCode(parts: SmsCodeParts): SmsCode {
  const { phone, ask, names = usual, check = smsPhoneFault } = parts;
  const [deadline, setDeadline] = useKeptDeadline();
  const left = useSecondsLeft(deadline);
  const toast = useToast();
  const { isBusy: isSending, run } = useTask();

  const order = async (form: HTMLFormElement | null) => {
    await ask(phone);
    setDeadline(smsResendDeadline(Date.now()));
    toast.success(formTexts.codeSent);
    focusOn(form, names.code);
  };

  const send = async (form: HTMLFormElement | null) => {
    if (left > 0) return;
    const fault = check(phone);
    if (!fault) return void (await run(() => order(form)));
    toast.error(fault);
    focusOn(form, names.phone);
  };
  return { left, isSending, send };
}
