import { useSendSmsCodeMutation } from '@cheese/api-client/people/auth';
import type { Ticketed } from '@cheese/auth/useTicket';
import { useSmsCode } from '@cheese/ui/signIn/useSmsCode';

interface NewPhone {
  phone: string;
  /** Field names, as used by failures. */
  names: { phone: string; code: string };
}

/** A code for a phone number that is not verified yet. */
export function useNewPhoneCode(ticketed: Ticketed, { phone, names }: NewPhone) {
  const [ask] = useSendSmsCodeMutation();
  return useSmsCode({
    phone,
    names,
    ask: (p) => ticketed((ticket) => ask({ p, ...ticket }).unwrap()),
  });
}
