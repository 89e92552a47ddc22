import { useSendSmsCodeMutation } from '@cheese/api-client/people/auth';
import { useTicket } from '@cheese/auth/useTicket';
import { useSmsCode } from '@cheese/ui/form/useSmsCode';

interface CodesParts {
  /** Where the code of another phone than one's own is wanted. */
  newPhone: string;
  names?: { phone: string; code: string };
}

/** The codes that show whose a phone is; `settle` is not null while the server wants its puzzle. */
export function useCodes({ newPhone, names }: CodesParts) {
  const { ticketed, settle } = useTicket();
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
  return { own, other, settle };
}
