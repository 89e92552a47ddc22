import type { OrganisationChoice } from '@cheese/domain/contract/people/organisation';
import { loginReducer } from './loginReducer';
import { type LoginEvent, type LoginState, opened } from './loginState';

const anOrganisation = (mainOrgId: number): OrganisationChoice => ({
  mainOrgId,
  name: `机构${mainOrgId}`,
  logo: '',
  userName: 'li',
});

const after = (events: readonly LoginEvent[], from: LoginState = opened) =>
  events.reduce(loginReducer, from);

const found = (count: number): LoginEvent => ({
  type: 'organisationsFound',
  organisations: Array.from({ length: count }, (_, index) => anOrganisation(index + 1)),
});

const atSchool: LoginEvent = { type: 'tabChosen', tab: 'school' };
const submitted: LoginEvent = { type: 'submitted' };

describe('the panes of the login page', () => {
  it('begin with the code', () => {
    expect(opened).toMatchObject({ tab: 'code', pane: 'form', phase: 'filling' });
  });

  it('change by tab, and to the scan and back to the same tab', () => {
    expect(after([atSchool])).toMatchObject({ tab: 'school', pane: 'form' });
    expect(after([atSchool, { type: 'scanOpened' }])).toMatchObject({ pane: 'scan' });
    expect(after([atSchool, { type: 'scanOpened' }, { type: 'scanClosed' }])).toMatchObject({
      tab: 'school',
      pane: 'form',
    });
  });

  it('lead to the forgotten password and back', () => {
    const password: LoginEvent = { type: 'tabChosen', tab: 'password' };
    const forgot = after([password, { type: 'forgotOpened' }]);
    expect(forgot.pane).toBe('forgot');
    expect(after([{ type: 'back' }], forgot)).toMatchObject({ tab: 'password', pane: 'form' });
  });
});

describe('a login', () => {
  it.each(['code', 'password'] as const)('by %s: puzzle, call, done', (tab) => {
    const puzzle = after([{ type: 'tabChosen', tab }, submitted]);
    expect(puzzle.phase).toBe('puzzle');
    const calling = after([{ type: 'puzzleSolved' }], puzzle);
    expect(calling.phase).toBe('loggingIn');
    expect(after([{ type: 'signedIn' }], calling).phase).toBe('done');
    expect(after([{ type: 'failed' }], calling)).toMatchObject({ tab, phase: 'filling' });
  });

  it('goes back to the form with the puzzle closed', () => {
    expect(after([submitted, { type: 'puzzleClosed' }])).toEqual(opened);
  });

  it('hears nothing else while it is under way, and no answer that is late', () => {
    const puzzle = after([submitted]);
    const events: LoginEvent[] = [submitted, atSchool, { type: 'scanOpened' }, { type: 'back' }];
    expect(after(events, puzzle)).toBe(puzzle);
    expect(after([{ type: 'puzzleSolved' }, { type: 'signedIn' }, found(2)])).toBe(opened);
  });

  it('by scan needs no puzzle', () => {
    expect(after([{ type: 'scanOpened' }, submitted]).phase).toBe('loggingIn');
  });

  it('after a new password goes on as one by password', () => {
    const begun = after([{ type: 'forgotOpened' }, submitted, { type: 'puzzleSolved' }]);
    const failed = after([{ type: 'passwordReset' }, { type: 'failed' }], begun);
    expect(failed).toMatchObject({ tab: 'password', pane: 'form', phase: 'filling' });
  });
});

describe('a school account', () => {
  const searching = after([atSchool, submitted]);

  it('is first asked for its organisations', () => {
    expect(searching.phase).toBe('searching');
  });

  it('without any stays at its form', () => {
    expect(after([found(0)], searching)).toMatchObject({ pane: 'form', phase: 'filling' });
  });

  it('with one goes straight to the puzzle', () => {
    expect(after([found(1)], searching)).toMatchObject({ phase: 'puzzle', orgId: 1 });
  });

  it('with several chooses first', () => {
    const choosing = after([found(2)], searching);
    expect(choosing).toMatchObject({ pane: 'organisations', phase: 'filling', orgId: null });
    const chosen = after([{ type: 'organisationChosen', orgId: 2 }, submitted], choosing);
    expect(chosen).toMatchObject({ pane: 'organisations', phase: 'puzzle', orgId: 2 });
    expect(after([{ type: 'back' }], choosing)).toEqual({ ...opened, tab: 'school' });
  });
});
