import { makeEntry } from '@cheese/auth/makeEntry';
import { useTicket } from '@cheese/auth/useTicket';
import { signInMessages } from '@cheese/domain/texts/signInMessages';
import { useSendSmsCodeMutation } from '@cheese/emergency-api/auth';
import { useAgreement } from '@cheese/ui/signIn/useAgreement';
import { useFields } from '@cheese/ui/form/useFields';
import { useSmsCode } from '@cheese/ui/signIn/useSmsCode';
import { useToast } from '@cheese/ui/toast/useToast';
import { useReducer } from 'react';
import { useSession } from '../../../session/session';
import { blank, type FieldName, faultsOf, formOf } from './loginForms';
import { loginReducer } from './loginReducer';
import { type LoginEvent, opened } from './loginState';
import { useAlreadyIn } from './useAlreadyIn';
import { useLanding } from './useLanding';
import { useSignInCalls } from './useSignInCalls';

/** State, fields and calls of the login page. */
export function useLogin() {
  const [state, send] = useReducer(loginReducer, opened);
  const fields = useFields<FieldName>(blank);
  const agreement = useAgreement();
  const { ticketed, settle: settleTicket, place } = useTicket();
  const smsCode = useCode(fields.values.phone, ticketed);
  const calls = useSignInCalls({
    values: fields.values,
    ticketed,
    onReset(newPassword) {
      fields.change('password', newPassword);
      send({ type: 'passwordReset' });
    },
  });
  const enter = useEntry(send, () => fields.change('code', ''));
  useLanding(state.phase === 'done');
  useAlreadyIn(state.phase === 'filling');

  const submit = (form: HTMLFormElement) => {
    if (state.phase !== 'filling') return;
    const isGood = fields.pass(faultsOf(formOf(state), fields.values), form);
    if (isGood && agreement.demand(form)) send({ type: 'submitted' });
  };
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
    closed: () => send({ type: 'puzzleClosed' }),
    solved() {
      send({ type: 'puzzleSolved' });
      void enter(calls[formOf(state)]);
    },
  };
}

export type Login = ReturnType<typeof useLogin>;

function useCode(phone: string, ticketed: ReturnType<typeof useTicket>['ticketed']) {
  const [ask] = useSendSmsCodeMutation();
  return useSmsCode({ phone, ask: (p) => ticketed((ticket) => ask({ p, ...ticket }).unwrap()) });
}

function useEntry(send: (event: LoginEvent) => void, clearCode: () => void) {
  const { signIn } = useSession();
  const toast = useToast();
  return makeEntry({
    signIn,
    welcome: () => toast.success(signInMessages.loginDone),
    send,
    clearCode,
  });
}
