import type { LoginEvent, LoginState, Phase } from './loginState';

/** The phase in which each event is valid; in any other phase it is ignored. */
const heardIn: Record<LoginEvent['type'], Phase> = {
  wayChosen: 'filling',
  forgotOpened: 'filling',
  back: 'filling',
  submitted: 'filling',
  puzzleSolved: 'puzzle',
  puzzleClosed: 'puzzle',
  passwordReset: 'loggingIn',
  signedIn: 'loggingIn',
  failed: 'loggingIn',
};

function changeBy(event: LoginEvent): Partial<LoginState> {
  switch (event.type) {
    case 'wayChosen':
      return { way: event.way };
    case 'forgotOpened':
      return { pane: 'forgot' };
    case 'back':
      return { pane: 'form' };
    case 'submitted':
      return { phase: 'puzzle' };
    case 'puzzleSolved':
      return { phase: 'loggingIn' };
    // If the following sign-in fails, the code is used up, so the password form is shown.
    case 'passwordReset':
      return { pane: 'form', way: 'password' };
    case 'signedIn':
      return { phase: 'done' };
    case 'puzzleClosed':
    case 'failed':
      return { phase: 'filling' };
  }
}

export const loginReducer = (state: LoginState, event: LoginEvent): LoginState =>
  heardIn[event.type] === state.phase ? { ...state, ...changeBy(event) } : state;
