import { sheetReducer } from './sheetReducer';
import { beginSheet, type SheetEvent, type SheetState } from './sheetState';

const after = (events: SheetEvent[], state: SheetState = beginSheet([false, false, false])) =>
  events.reduce(sheetReducer, state);

const go = (to: number): SheetEvent => ({ type: 'went', to });

it.each([
  [[true, false, false], 1],
  [[true, true, true], 2],
])('begins at the first that is open, or at the last: %j', (answered, at) => {
  expect(beginSheet(answered).at).toBe(at);
});

it('goes to questions that are there, and nowhere else', () => {
  expect(after([go(2)]).at).toBe(2);
  expect(after([go(3)]).at).toBe(0);
  expect(after([go(-1)]).at).toBe(0);
});

describe('handing in', () => {
  const asked: SheetEvent[] = [{ type: 'submitAsked' }];

  it('is asked, confirmed and done once', () => {
    const confirmed = after([...asked, { type: 'submitConfirmed' }]);
    expect(confirmed.phase).toBe('submitting');
    expect(after([{ type: 'submitConfirmed' }, go(1)], confirmed)).toEqual(confirmed);
    const done = after([{ type: 'submitted' }], confirmed);
    expect(done.phase).toBe('submitted');
    expect(after([{ type: 'ended' }, { type: 'timeRanOut' }], done)).toEqual(done);
  });

  it('needs to be asked for first, and may be thought over', () => {
    expect(after([{ type: 'submitConfirmed' }]).phase).toBe('answering');
    expect(after([...asked, { type: 'submitCancelled' }]).phase).toBe('answering');
    expect(after([...asked, { type: 'submitCancelled', to: 2 }]).at).toBe(2);
  });

  it('that failed leads back to the questions', () => {
    const failed: SheetEvent[] = [...asked, { type: 'submitConfirmed' }, { type: 'submitFailed' }];
    expect(after(failed).phase).toBe('answering');
  });
});

it('stops when the time is up, and goes on when there is more of it', () => {
  const over = after([{ type: 'submitAsked' }, { type: 'timeRanOut' }]);
  expect(over.phase).toBe('timeUp');
  expect(after([go(1)], over)).toEqual(over);
  expect(after([{ type: 'timeCame' }], over).phase).toBe('answering');
  expect(after([{ type: 'submitted' }], over).phase).toBe('submitted');
});

it('is over where another window handed it in', () => {
  expect(after([{ type: 'ended' }]).phase).toBe('ended');
});
