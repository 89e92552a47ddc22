export type Way = 'password' | 'code';
export type Pane = 'form' | 'forgot';

/** `done`: signed in, about to redirect. */
export type Phase = 'filling' | 'puzzle' | 'loggingIn' | 'done';

export interface LoginState {
  way: Way;
  pane: Pane;
  phase: Phase;
}

export type LoginEvent =
  | { type: 'wayChosen'; way: Way }
  | { type: 'forgotOpened' }
  | { type: 'back' }
  | { type: 'submitted' }
  | { type: 'puzzleSolved' }
  | { type: 'puzzleClosed' }
  | { type: 'passwordReset' }
  | { type: 'signedIn' }
  | { type: 'failed' };

export const opened: LoginState = { way: 'password', pane: 'form', phase: 'filling' };
