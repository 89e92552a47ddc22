import { useReducer } from 'react';
import { loginReducer } from './loginReducer';
import { type LoginEvent, opened } from './loginState';
import { useAgreement } from './useAgreement';
import { useEntry } from './useEntry';
import { useFields } from './useFields';
import { useLanding } from './useLanding';
import { useSmsCode } from './useSmsCode';
import { useSubmit } from './useSubmit';
import { useTicket } from './useTicket';
import { type GetToken, useTokens } from './useTokens';

/** The login page without its looks: the machine, the fields, and the way from them to the calls. */
export function useLogin() {
  const [state, send] = useReducer(loginReducer, opened);
  const fields = useFields();
  const agreement = useAgreement();
  const { ticketed, settle: settleTicket } = useTicket();
  const smsCode = useSmsCode(fields.values.phone, ticketed);
  const tokens = useTokens({ state, send, fields, ticketed });
  const enter = useEntry(send, () => fields.change('code', ''));
  const submit = useSubmit({ state, send, fields, agreement, tokens });
  useLanding(state.phase === 'done');

  return {
    ...{ state, fields, agreement, smsCode, settleTicket, submit },
    /** Whoever turns elsewhere leaves the complaints about their input behind. */
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
