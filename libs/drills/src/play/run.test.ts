import { at, chosen, played } from '../testing/playing';
import { tiny } from '../testing/tiny';
import { pressing } from '../walk/answers';
import { CannotDo, type Choice, Stale } from './answer';
import { act, begin, play } from './run';

const go: Choice = { kind: 'go' };
const one = (id: string) => chosen(tiny, 'one', [id]);
const toSeveral = [go, one('a')];
const toOrder = [...toSeveral, chosen(tiny, 'several', ['b', 'a'])];
const toPoint = [...toOrder, chosen(tiny, 'order', ['a', 'b', 'c'])];
const toAmount: Choice[] = [...toPoint, { kind: 'pointed', points: [{ x: 0.5, y: 0.5 }] }];
const toPress: Choice[] = [...toAmount, { kind: 'amount', value: 5 }];

const after = (choices: readonly Choice[], each?: number) =>
  play(tiny, played(tiny, choices, each === undefined ? {} : { each }));
const spo2 = (choices: readonly Choice[], each?: number) =>
  after(choices, each).vitals.get('spo2')?.value ?? 0;

it('leads along the ways of what is chosen, to an end', () => {
  const run = played(tiny, toPress);
  expect(at(tiny, run)).toBe('press');
  const done = act(tiny, run, { number: 7, choice: pressing('adult', 1, 40) }, 100);
  expect(at(tiny, done)).toBe('saved');
  expect(() => act(tiny, done, { number: 8, choice: go }, 101)).toThrow(CannotDo);
});

it('the same log ends in the same place, also after it was stored', () => {
  const run = played(tiny, toPress);
  expect(play(tiny, JSON.parse(JSON.stringify(run)))).toEqual(play(tiny, run));
});

it('what two windows send twice is done once, and what they send otherwise is refused', () => {
  const run = played(tiny, toSeveral);
  expect(act(tiny, run, { number: 2, choice: one('a') }, 900)).toBe(run);
  expect(() => act(tiny, run, { number: 2, choice: one('b') }, 900)).toThrow(Stale);
  expect(() => act(tiny, run, { number: 4, choice: go }, 900)).toThrow(Stale);
});

it('a log of another version or another drill cannot go on', () => {
  const run = played(tiny, [go]);
  expect(() => play({ ...tiny, version: 2 }, run)).toThrow(CannotDo);
  expect(() => play({ ...tiny, key: 'other' }, run)).toThrow(CannotDo);
});

it('time never runs backwards', () => {
  const run = act(tiny, begin(tiny, 'test', 7), { number: 1, choice: go }, 50);
  const next = act(tiny, run, { number: 2, choice: one('a') }, 10);
  expect(next.steps.map(({ atSeconds }) => atSeconds)).toEqual([50, 50]);
});

it('who comes too late for the timer has not decided, whatever they say', () => {
  const run = played(tiny, [go]);
  const late = act(tiny, run, { number: 2, choice: one('a') }, 5 + 23);
  expect(late.steps[1]?.answer).toEqual({ kind: 'ranOut' });
  const inTime = act(tiny, run, { number: 2, choice: one('a') }, 5 + 21);
  expect(inTime.steps[1]?.answer).toMatchObject({ kind: 'chosen' });
  expect(() => act(tiny, run, { number: 2, choice: { kind: 'ranOut' } }, 5 + 10)).toThrow(CannotDo);
  expect(act(tiny, late, { number: 2, choice: one('b') }, 90)).toBe(late);
});

it('a sign falls by the second, faster or slower by what is done, and choices take time', () => {
  expect(spo2([go], 10)).toBeCloseTo(95 - 2);
  expect(spo2([go, one('a'), chosen(tiny, 'several', ['a'])], 10)).toBeCloseTo(95 - 4 - 1);
  expect(spo2([go, one('b')], 10)).toBeCloseTo(95 - 4 - 2);
});

it('nobody dies of a lunch: beyond a minute, or its timer, thinking costs no more', () => {
  expect(spo2([go], 10_000)).toBeCloseTo(95 - 12);
});

it('a sign that is too low ends it, whatever was answered', () => {
  const standing = after([go, one('c'), go, one('c')], 15);
  expect(standing).toMatchObject({ at: 'gone', turned: '缺氧太久。' });
});

it('leads back to where one was only so often', () => {
  const calm = { ...tiny, turns: [], vitals: [] };
  const round = [go, chosen(calm, 'one', ['c'])];
  const often = Array.from({ length: 10 }, () => round).flat();
  expect(play(calm, played(calm, often)).at).toBe('gone');
  expect(play(calm, played(calm, often.slice(0, 18))).at).toBe('start');
});

it.each<[string, readonly Choice[], Choice]>([
  ['something else than is asked', [go], go],
  ['an option that is not there', [go], { kind: 'chosen', ids: ['9'] }],
  ['the name that the drill has for it', [go], { kind: 'chosen', ids: ['a'] }],
  ['two of one', [go], { kind: 'chosen', ids: ['1', '2'] }],
  ['the same one twice', toSeveral, { kind: 'chosen', ids: ['1', '1'] }],
  ['an order that leaves one out', toOrder, { kind: 'chosen', ids: ['1', '2'] }],
  ['a point outside', toPoint, { kind: 'pointed', points: [{ x: 2, y: 0.5 }] }],
  [
    'more points than are asked for',
    toPoint,
    { kind: 'pointed', points: [0, 1].map((x) => ({ x, y: 0 })) },
  ],
  ['no number', toAmount, { kind: 'amount', value: Number.NaN }],
  ['more than there can be', toAmount, { kind: 'amount', value: 13 }],
  ['presses faster than time goes by', toPress, pressing('adult', 1, 40)],
  ['that it ran out where no timer is', [], { kind: 'ranOut' }],
])('refuses %s', (_, before, choice) => {
  const run = played(tiny, before);
  const act1 = () => act(tiny, run, { number: before.length + 1, choice }, 5 * before.length + 5);
  expect(act1).toThrow(CannotDo);
});

it('a point counts by the place that it lies in', () => {
  const pointed = (x: number, y: number) =>
    after([...toPoint, { kind: 'pointed', points: [{ x, y }] }]).taken.at(-1);
  expect(pointed(0.41, 0.59)).toMatchObject({ share: 1, says: '对。' });
  expect(pointed(0.5, 0.8)).toMatchObject({ share: 0, answer: { ids: ['b'] } });
  expect(pointed(0.1, 0.1)).toMatchObject({ answer: { ids: ['elsewhere'] } });
});
