import { tiny } from '@cheese/drills/testing/tiny';
import { blankCondition, kindsFor } from './conditions';
import { choosableIn, endLabels, labelsOf, placeLabels, sceneLabels } from './names';
import { nextLetter } from './optionNames';

const scene = (id: string) => tiny.scenes.find((one) => one.id === id) ?? null;
const bare = { ...tiny, counters: [], vitals: [], scenes: [] };
const always = ['earlier', 'passed', 'all', 'any', 'not'];

it.each([
  ['start', []],
  ['one', ['right', 'chosen']],
  ['several', ['right', 'chosen']],
  ['point', ['right', 'chosen']],
  ['order', ['right', 'before']],
  ['amount', ['right', 'amount']],
  ['press', ['right', 'pressed']],
])('in a scene like %s these can be asked: %j', (id, kinds) => {
  expect(Object.keys(kindsFor(bare, scene(id))).toSorted()).toEqual(
    [...kinds, ...always].toSorted(),
  );
});

it('counters and vital signs can be asked where there are any', () => {
  expect(Object.keys(kindsFor(tiny, null)).toSorted()).toEqual(
    ['counter', 'vital', ...always].toSorted(),
  );
});

it('a new condition takes the first that there is', () => {
  const [first, then] = choosableIn(scene('order')?.asking ?? tiny.scenes[0]!.asking);
  const order = scene('order');
  expect(blankCondition('right', tiny, order)).toEqual({ is: 'right' });
  expect(blankCondition('chosen', tiny, order)).toEqual({ is: 'chosen', ids: [first?.id] });
  expect(blankCondition('before', tiny, order)).toEqual({
    is: 'before',
    first: first?.id,
    then: then?.id,
  });
  expect(blankCondition('amount', tiny, null)).toEqual({ is: 'amount', from: 0, to: 10 });
  expect(blankCondition('pressed', tiny, null)).toEqual({ is: 'pressed', atLeast: 'fair' });
  expect(blankCondition('earlier', tiny, null)).toEqual({ is: 'earlier', scene: 'start', ids: [] });
  const counter = { is: 'counter', id: 'looks', from: 1, to: 1000 };
  expect(blankCondition('counter', tiny, null)).toEqual(counter);
  const vital = { is: 'vital', id: 'spo2', from: 40, to: 92 };
  expect(blankCondition('vital', tiny, null)).toEqual(vital);
  expect(blankCondition('passed', tiny, null)).toEqual({ is: 'passed', from: 60 });
  const passed = { is: 'passed', from: 60 };
  expect(blankCondition('all', tiny, null)).toEqual({ is: 'all', of: [passed] });
  expect(blankCondition('any', tiny, null)).toEqual({ is: 'any', of: [passed] });
  expect(blankCondition('not', tiny, null)).toEqual({ is: 'not', of: passed });
});

it('and says where nothing is chosen yet', () => {
  expect(blankCondition('chosen', bare, null)).toEqual({ is: 'chosen', ids: [] });
  const before = { is: 'before', first: 'undecided', then: 'undecided' };
  expect(blankCondition('before', bare, null)).toEqual(before);
  expect(blankCondition('earlier', bare, null)).toMatchObject({ scene: 'undecided' });
  expect(blankCondition('counter', bare, null)).toMatchObject({ id: 'undecided' });
  expect(blankCondition('vital', bare, null)).toEqual({
    is: 'vital',
    id: 'undecided',
    from: 0,
    to: 0,
  });
});

describe('names', () => {
  it('are what can be chosen, and where one can go', () => {
    expect(choosableIn(scene('point')!.asking).map(({ name }) => name)).toEqual([
      '胸骨下半段',
      '腹部',
    ]);
    expect(choosableIn(scene('start')!.asking)).toEqual([]);
    expect(choosableIn(scene('amount')!.asking)).toEqual([]);
    expect(Object.keys(sceneLabels(tiny))).toEqual(tiny.scenes.map(({ id }) => id));
    expect(endLabels(tiny)).toEqual({ saved: '救活', hurt: '加重', gone: '太久' });
    expect(placeLabels(tiny)).toEqual({ ...sceneLabels(tiny), ...endLabels(tiny) });
  });

  it('are short, and fall back on the id', () => {
    expect(labelsOf([{ id: 'a', name: ' ' }])).toEqual({ a: 'a' });
    expect(labelsOf([{ id: 'a', name: ` ${'字'.repeat(41)}` }])).toEqual({ a: '字'.repeat(40) });
  });

  it('of options are the next letter that is free', () => {
    const named = (letters: string) => [...letters].map((id) => ({ id }));
    expect(nextLetter([])).toBe('a');
    expect(nextLetter(named('abd'))).toBe('c');
    expect(nextLetter(named('abcdefghijklmnopqrstuvwxyz'))).toBe('x26');
  });
});
