import { useSendSmsCodeMutation } from '@cheese/api-client/people/auth';
import type { Ticketed } from '@cheese/auth/useTicket';
import { useSmsCode } from '@cheese/ui/signIn/useSmsCode';

/** A code to the user's own phone, of which only the service knows all digits. */
export function useOwnCode(ticketed: Ticketed) {
  const [ask] = useSendSmsCodeMutation();
  return useSmsCode({
    phone: '',
    check: () => null,
    ask: () => ticketed((ticket) => ask(ticket).unwrap()),
  });
}
