import { useSendSmsCodeMutation } from '@cheese/api-client/people/auth';
import type { Ticketed } from '@cheese/auth/useTicket';
import { useSmsCode } from '@cheese/ui/signIn/useSmsCode';

interface CodesParts {
  ticketed: Ticketed;
  /** A new phone number to verify; empty for the user's current one. */
  newPhone: string;
  names?: { phone: string; code: string };
}

export function useCodes({ ticketed, newPhone, names }: CodesParts) {
  const [ask] = useSendSmsCodeMutation();
  const own = useSmsCode({
    phone: '',
    // Only the service knows all of its digits.
    check: () => null,
    ask: () => ticketed((ticket) => ask(ticket).unwrap()),
  });
  const other = useSmsCode({
    phone: newPhone,
    ask: (p) => ticketed((ticket) => ask({ p, ...ticket }).unwrap()),
    ...(names && { names }),
  });
  return { own, other };
}
