import { useSendSmsCodeMutation } from '@cheese/api-client/people/auth';
import type { Ticketed } from '@cheese/auth/useTicket';
import { useSmsCode } from '@cheese/ui/signIn/useSmsCode';

interface CodesParts {
  ticketed: Ticketed;
  /** Where the code of another phone than one's own is wanted. */
  newPhone: string;
  names?: { phone: string; code: string };
}

/** The codes that show whose a phone is. */
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
