import { useSendSmsCodeMutation } from '@cheese/api-client/people/auth';
import type { Ticketed } from '@cheese/auth/useTicket';
import { useSmsCode } from '@cheese/ui/signIn/useSmsCode';

/** A code for the user's own phone; only the service knows the whole number. */
export function useOwnCode(ticketed: Ticketed) {
  const [ask] = useSendSmsCodeMutation();
  return useSmsCode({
    phone: '',
    check: () => null,
    ask: () => ticketed((ticket) => ask(ticket).unwrap()),
  });
}
