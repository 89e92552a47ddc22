import type { useAgreement } from '@cheese/ui/signIn/useAgreement';
import type { useFields } from '@cheese/ui/form/useFields';
import { faultsOf, type FieldName, formOf } from './loginForms';
import type { LoginEvent, LoginState } from './loginState';
import type { useTokens } from './useTokens';

interface Surroundings {
  state: LoginState;
  send: (event: LoginEvent) => void;
  fields: ReturnType<typeof useFields<FieldName, 'organisation'>>;
  agreement: ReturnType<typeof useAgreement>;
  tokens: ReturnType<typeof useTokens>;
}

/**
 * Submits a form once its fields are valid and the agreement is accepted; ignored while one is
 * sent.
 */
export function useSubmit({ state, send, fields, agreement, tokens }: Surroundings) {
  const form = formOf(state);

  return (filled: HTMLFormElement) => {
    if (state.phase !== 'filling') return;
    if (!fields.pass(faultsOf(form, fields.values, state.orgId), filled)) return;
    // The choice of an organisation is a second step: the agreement was accepted in the first.
    if (form !== 'organisations' && !agreement.demand(filled)) return;
    send({ type: 'submitted' });
    if (form === 'school') void tokens.findOrganisations();
  };
}
