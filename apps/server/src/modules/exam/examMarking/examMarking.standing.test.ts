import { isFor, standingOf } from './examMarking.standing';

const mark = (markerId: number, score: number, isFinal = false) => ({
  markerId,
  score,
  isFinal,
  markedAt: new Date(1_763_600_000_000 + markerId * 1000),
});
const alone = { markers: 1, maxDifference: 0 } as const;
const two = { markers: 2, maxDifference: 100 } as const;

it.each([
  ['nobody has marked', [], alone, 'waiting', null],
  ['one is enough', [mark(1, 300)], alone, 'settled', 300],
  ['one of two', [mark(1, 300)], two, 'half', null],
  ['two who agree', [mark(1, 300), mark(2, 300)], two, 'settled', 300],
  ['two who nearly agree', [mark(1, 300), mark(2, 400)], two, 'settled', 350],
  ['two who do not', [mark(1, 300), mark(2, 401)], two, 'disputed', null],
  ['somebody decides', [mark(1, 300), mark(2, 500), mark(3, 450, true)], two, 'settled', 450],
  ['the last who decides', [mark(1, 300, true), mark(2, 500, true)], two, 'settled', 500],
] as const)('%s', (_name, marks, rule, state, settled) => {
  expect(standingOf(marks, rule)).toEqual({ state, settled });
});

it('is for who has not marked it yet, and in dispute for anybody', () => {
  const half = [mark(1, 300)];
  expect(isFor(1, half, standingOf(half, two))).toBe(false);
  expect(isFor(2, half, standingOf(half, two))).toBe(true);
  expect(isFor(2, half, standingOf(half, alone))).toBe(false);
  const disputed = [...half, mark(2, 500)];
  expect(isFor(1, disputed, standingOf(disputed, two))).toBe(true);
});
