import type { OrganisationChoice } from '@cheese/domain/contract/people/organisation';
import { schoolLoginStep } from '@cheese/domain/rules/people/schoolLogin';
import { type LoginEvent, type LoginState, opened, type Phase } from './loginState';

type Type = LoginEvent['type'];
type EventOf<T extends Type> = Extract<LoginEvent, { type: T }>;
type Handlers = { [T in Type]: (state: LoginState, event: EventOf<T>) => LoginState };

/**
 * The phases in which each event is accepted. In any other phase it came too late and is ignored.
 */
const heardIn: Record<Type, readonly Phase[]> = {
  tabChosen: ['filling'],
  scanOpened: ['filling'],
  scanClosed: ['filling'],
  forgotOpened: ['filling'],
  back: ['filling'],
  submitted: ['filling'],
  organisationsFound: ['searching'],
  organisationChosen: ['filling'],
  puzzleSolved: ['puzzle'],
  puzzleClosed: ['puzzle'],
  passwordReset: ['loggingIn'],
  signedIn: ['loggingIn'],
  failed: ['searching', 'loggingIn'],
};

/** Only a school account needs its organisations to be looked up first. */
const afterSubmit = ({ pane, tab }: LoginState): Phase => {
  if (pane === 'scan') return 'loggingIn';
  return pane === 'form' && tab === 'school' ? 'searching' : 'puzzle';
};

const handlers: Handlers = {
  tabChosen: (_state, { tab }) => ({ ...opened, tab }),
  scanOpened: (state) => ({ ...state, pane: 'scan' }),
  scanClosed: (state) => ({ ...state, pane: 'form' }),
  forgotOpened: (state) => ({ ...state, pane: 'forgot' }),
  back: ({ tab }) => ({ ...opened, tab }),
  submitted: (state) => ({ ...state, phase: afterSubmit(state) }),
  organisationsFound: (state, { organisations }) => withOrganisations(state, organisations),
  organisationChosen: (state, { orgId }) => ({ ...state, orgId }),
  puzzleSolved: (state) => ({ ...state, phase: 'loggingIn' }),
  puzzleClosed: (state) => ({ ...state, phase: 'filling' }),
  // The code is used up. If the sign-in that follows fails, the user signs in with the new
  // password.
  passwordReset: (state) => ({ ...state, pane: 'form', tab: 'password' }),
  signedIn: (state) => ({ ...state, phase: 'done' }),
  failed: (state) => ({ ...state, phase: 'filling' }),
};

function withOrganisations(
  state: LoginState,
  organisations: readonly OrganisationChoice[],
): LoginState {
  const { step } = schoolLoginStep(organisations.length);
  if (step === 'choose') {
    return { ...state, phase: 'filling', pane: 'organisations', organisations, orgId: null };
  }
  const orgId = organisations[0]?.mainOrgId ?? null;
  return { ...state, phase: step === 'puzzle' ? 'puzzle' : 'filling', organisations, orgId };
}

function handle<T extends Type>(state: LoginState, event: EventOf<T>, type: T) {
  return handlers[type](state, event);
}

export const loginReducer = (state: LoginState, event: LoginEvent): LoginState =>
  heardIn[event.type].includes(state.phase) ? handle(state, event, event.type) : state;
