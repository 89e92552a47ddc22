import type { OrganisationChoice } from '@cheese/domain/contract/people/organisation';

export type Tab = 'code' | 'password' | 'school';
export type Pane = 'form' | 'forgot' | 'organisations' | 'scan';

/** `searching`: a school account's organisations are asked for. `done`: nothing is left but to go. */
export type Phase = 'filling' | 'searching' | 'puzzle' | 'loggingIn' | 'done';

export interface LoginState {
  tab: Tab;
  pane: Pane;
  phase: Phase;
  organisations: readonly OrganisationChoice[];
  /** The organisation that the school account enters, once it is known. */
  orgId: number | null;
}

export type LoginEvent =
  | { type: 'tabChosen'; tab: Tab }
  | { type: 'scanOpened' }
  | { type: 'scanClosed' }
  | { type: 'forgotOpened' }
  | { type: 'back' }
  | { type: 'submitted' }
  | { type: 'organisationsFound'; organisations: readonly OrganisationChoice[] }
  | { type: 'organisationChosen'; orgId: number }
  | { type: 'puzzleSolved' }
  | { type: 'puzzleClosed' }
  | { type: 'passwordReset' }
  | { type: 'signedIn' }
  | { type: 'failed' };

export const opened: LoginState = {
  tab: 'code',
  pane: 'form',
  phase: 'filling',
  organisations: [],
  orgId: null,
};
