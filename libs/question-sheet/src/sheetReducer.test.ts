import { aPaper } from './testing/aPaper';
import { sheetReducer } from './sheetReducer';
import {
  beginSheet,
  draftOf,
  type SheetEvent,
  type SheetState,
  unansweredCount,
} from './sheetState';

const after = (events: SheetEvent[], state: SheetState = beginSheet(aPaper(), {})) =>
  events.reduce(sheetReducer, state);

const choose = (option: string): SheetEvent => ({ type: 'chosen', option });
const go = (to: number): SheetEvent => ({ type: 'went', to });

describe('where a sheet begins', () => {
  it('is at the first question that is open', () => {
    const answers = [{ questionId: 11, option: 'A' }];
    const state = beginSheet(aPaper({ answers }), {});
    expect(state.at).toBe(1);
    expect(state.chosen).toEqual({ 11: 'A' });
    expect(unansweredCount(state)).toBe(2);
  });

  it('is at the last where none is open', () => {
    const answers = [11, 12, 13].map((questionId) => ({ questionId, option: 'A' }));
    expect(beginSheet(aPaper({ answers }), {}).at).toBe(2);
  });

  it('takes over what only this browser knows, and nothing that was never offered', () => {
    const answers = [
      { questionId: 11, option: 'A' },
      { questionId: 12, option: 'A' },
    ];
    const state = beginSheet(aPaper({ answers }), { 11: 'B', 12: 'A', 13: 'Z', 99: 'A' });
    expect(state.chosen).toEqual({ 11: 'B', 12: 'A' });
    expect(state.unkept).toEqual([11]);
  });
});

describe('an answer', () => {
  it('waits to be kept until the server took it', () => {
    const chosen = after([choose('B'), go(1), choose('A')]);
    expect(chosen.unkept).toEqual([11, 12]);
    expect(draftOf(chosen)).toEqual({ 11: 'B', 12: 'A' });
    const kept = after([{ type: 'kept', questionId: 11, option: 'B' }], chosen);
    expect(kept.unkept).toEqual([12]);
    expect(draftOf(kept)).toEqual({ 12: 'A' });
  });

  it('that was changed meanwhile has to be kept again', () => {
    const state = after([choose('B'), choose('C'), { type: 'kept', questionId: 11, option: 'B' }]);
    expect(state.unkept).toEqual([11]);
    expect(state.chosen).toEqual({ 11: 'C' });
  });

  it('chosen twice is kept once, and one that is not offered is none', () => {
    const kept: SheetEvent = { type: 'kept', questionId: 11, option: 'B' };
    expect(after([choose('B'), kept, choose('B')]).unkept).toEqual([]);
    expect(after([choose('H')]).chosen).toEqual({});
  });

  it('that found nobody is shown so until one gets through', () => {
    const lost = after([choose('B'), { type: 'keepFailed' }]);
    expect(lost.isOffline).toBe(true);
    expect(after([{ type: 'kept', questionId: 11, option: 'B' }], lost).isOffline).toBe(false);
  });
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
    expect(after([{ type: 'submitConfirmed' }, choose('A')], confirmed)).toEqual(confirmed);
    expect(after([{ type: 'submitted' }], confirmed).phase).toBe('submitted');
  });

  it('needs to be asked for first, and may be thought over', () => {
    expect(after([{ type: 'submitConfirmed' }]).phase).toBe('answering');
    expect(after([...asked, { type: 'submitCancelled' }]).phase).toBe('answering');
  });

  it('that failed leaves everything as it was', () => {
    const failed = after([
      choose('B'),
      ...asked,
      { type: 'submitConfirmed' },
      { type: 'submitFailed' },
    ]);
    expect(failed).toMatchObject({ phase: 'answering', chosen: { 11: 'B' }, unkept: [11] });
  });

  it('leaves no draft behind, and hears nothing more', () => {
    const done = after([choose('B'), ...asked, { type: 'submitConfirmed' }, { type: 'submitted' }]);
    expect(draftOf(done)).toEqual({});
    expect(after([choose('C'), { type: 'ended' }], done)).toEqual(done);
  });
});

it('is over where another window handed it in', () => {
  const over = after([choose('B'), { type: 'ended' }]);
  expect(over.phase).toBe('ended');
  expect(draftOf(over)).toEqual({});
});
