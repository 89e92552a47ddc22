import { useSendSmsCodeMutation } from '@cheese/api-client/people/auth';
import type { GetToken } from '@cheese/auth/makeEntry';
import { useTicket } from '@cheese/auth/useTicket';
import { useAgreement } from '@cheese/ui/signIn/useAgreement';
import { useFields } from '@cheese/ui/form/useFields';
import { useSmsCode } from '@cheese/ui/signIn/useSmsCode';
import { useReducer } from 'react';
import { blank, type FieldName } from './loginForms';
import { loginReducer } from './loginReducer';
import { type LoginEvent, opened } from './loginState';
import { useAlreadyIn } from './useAlreadyIn';
import { useEntry } from './useEntry';
import { useLanding } from './useLanding';
import { useSubmit } from './useSubmit';
import { useTokens } from './useTokens';

/** All logic of the login page: state, fields and requests. */
export function useLogin() {
  const [state, send] = useReducer(loginReducer, opened);
  const fields = useFields<FieldName, 'organisation'>(blank);
  const agreement = useAgreement();
  const { ticketed, settle: settleTicket, place } = useTicket();
  const [askCode] = useSendSmsCodeMutation();
  const smsCode = useSmsCode({
    phone: fields.values.phone,
    ask: (p) => ticketed((ticket) => askCode({ p, ...ticket }).unwrap()),
  });
  const tokens = useTokens({ state, send, fields, ticketed });
  const enter = useEntry(send, () => fields.change('code', ''));
  const submit = useSubmit({ state, send, fields, agreement, tokens });
  useLanding(state.phase === 'done');
  useAlreadyIn(state.phase === 'filling');

  return {
    state,
    fields,
    agreement,
    smsCode,
    settleTicket,
    place,
    submit,
    /** Switching forms clears the error messages. */
    send(event: LoginEvent) {
      fields.forgetFaults();
      send(event);
    },
    solved() {
      send({ type: 'puzzleSolved' });
      void enter(tokens.get);
    },
    closed: () => send({ type: 'puzzleClosed' }),
    enterScanned(getToken: GetToken) {
      send({ type: 'submitted' });
      return enter(getToken);
    },
  };
}

export type Login = ReturnType<typeof useLogin>;
