import type { OrganisationChoice } from '@cheese/domain/contract/people/organisation';

export type Tab = 'code' | 'password' | 'school';
export type Pane = 'form' | 'forgot' | 'organisations' | 'scan';

/**
 * `searching`: the organisations of a school account are loading. `done`: only the redirect is
 * left.
 */
export type Phase = 'filling' | 'searching' | 'puzzle' | 'loggingIn' | 'done';

export interface LoginState {
  tab: Tab;
  pane: Pane;
  phase: Phase;
  organisations: readonly OrganisationChoice[];
  /** Organisation chosen for the school account; null until it is known. */
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
