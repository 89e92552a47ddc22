import { loginReducer } from './loginReducer';
import { type LoginEvent, type LoginState, opened } from './loginState';

const after = (...events: LoginEvent[]) => events.reduce(loginReducer, opened);

it('goes from the form over the puzzle to the call and out', () => {
  const phases: LoginState['phase'][] = [];
  const events: LoginEvent['type'][] = ['submitted', 'puzzleSolved', 'signedIn'];
  let state = opened;
  for (const type of events) {
    state = loginReducer(state, { type } as LoginEvent);
    phases.push(state.phase);
  }
  expect(phases).toEqual(['puzzle', 'loggingIn', 'done']);
});

it('comes back to the form from a closed puzzle and from a refusal', () => {
  expect(after({ type: 'submitted' }, { type: 'puzzleClosed' })).toEqual(opened);
  expect(after({ type: 'submitted' }, { type: 'puzzleSolved' }, { type: 'failed' })).toEqual(
    opened,
  );
});

it('sends a form once', () => {
  const sent = after({ type: 'submitted' });
  expect(loginReducer(sent, { type: 'submitted' })).toBe(sent);
});

it('changes nothing while a call is under way', () => {
  const busy = after({ type: 'submitted' }, { type: 'puzzleSolved' });
  expect(loginReducer(busy, { type: 'wayChosen', way: 'code' })).toBe(busy);
  expect(loginReducer(busy, { type: 'forgotOpened' })).toBe(busy);
});

it('leaves the reset for the password’s form, whatever becomes of the login', () => {
  const reset = after(
    { type: 'wayChosen', way: 'code' },
    { type: 'forgotOpened' },
    { type: 'submitted' },
    { type: 'puzzleSolved' },
    { type: 'passwordReset' },
    { type: 'failed' },
  );
  expect(reset).toEqual(opened);
});
