import { signInMessages } from '@cheese/domain/texts/signInMessages';
import type { GetToken } from '@cheese/auth/makeEntry';
import type { Ticketed } from '@cheese/auth/useTicket';
import { useToast } from '@cheese/ui/toast/useToast';
import { formOf, type LoginFields } from './loginForms';
import type { LoginEvent, LoginState } from './loginState';
import { useSignInCalls } from './useSignInCalls';

interface Surroundings {
  state: LoginState;
  send: (event: LoginEvent) => void;
  fields: LoginFields;
  ticketed: Ticketed;
}

/** The requests that each form sends to get a token, in order. */
export function useTokens({ state, send, fields, ticketed }: Surroundings) {
  const calls = useSignInCalls(fields.values, ticketed);
  const toast = useToast();
  const { password, newPassword } = fields.values;

  async function byReset() {
    await calls.resetPassword();
    fields.change('password', newPassword);
    send({ type: 'passwordReset' });
    return calls.byPassword(newPassword);
  }

  const byForm: Record<ReturnType<typeof formOf>, GetToken> = {
    code: calls.byCode,
    password: () => calls.byPassword(password),
    school: () => calls.bySchoolAccount(Number(state.orgId)),
    organisations: () => calls.bySchoolAccount(Number(state.orgId)),
    forgot: byReset,
  };

  async function findOrganisations() {
    try {
      const organisations = await calls.organisations();
      if (organisations.length === 0) toast.error(signInMessages.accountOrPasswordWrong);
      send({ type: 'organisationsFound', organisations });
    } catch {
      send({ type: 'failed' });
    }
  }
  return { get: () => byForm[formOf(state)](), findOrganisations };
}
