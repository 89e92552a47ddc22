import { useSendSmsCodeMutation } from '@cheese/api-client/auth';
import { smsResendDeadline } from '@cheese/domain/rules/countdown';
import { smsPhoneFault } from '@cheese/domain/rules/phone';
import { useToast } from '@cheese/ui/toast/useToast';
import { useState } from 'react';
import { useSecondsLeft } from '@cheese/ui/useSecondsLeft';
import { texts } from './texts';
import { focusOn } from './useFields';
import type { Ticketed } from './useTicket';

/** The button that sends a code. It counts on while its form is away. */
export interface SmsCode {
  left: number;
  isSending: boolean;
  send(form: HTMLFormElement | null): Promise<void>;
}

export function useSmsCode(phone: string, ticketed: Ticketed): SmsCode {
  const [ask, { isLoading: isSending }] = useSendSmsCodeMutation();
  const [deadline, setDeadline] = useState<number | null>(null);
  const left = useSecondsLeft(deadline);
  const toast = useToast();

  const send = async (form: HTMLFormElement | null) => {
    if (left > 0 || isSending) return;
    const fault = smsPhoneFault(phone);
    if (fault) {
      toast.error(fault);
      focusOn(form, 'phone');
      return;
    }
    try {
      await ticketed((ticket) => ask({ p: phone, ...ticket }).unwrap());
      setDeadline(smsResendDeadline(Date.now()));
      toast.success(texts.codeSent);
      focusOn(form, 'code');
    } catch {
      // Said in a toast already; the button may be pressed again.
    }
  };
  return { left, isSending, send };
}
