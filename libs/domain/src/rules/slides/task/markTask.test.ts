import type { TaskAnswer, TaskKey } from '../../../contract/slides/shapes/slideTaskShapes';
import { askedOf } from './askedOf';
import { markTask } from './markTask';

const at = (x: number, y: number) => ({ x, y });
const box = (x: number, y: number, size: number) => [
  at(x, y),
  at(x + size, y),
  at(x + size, y + size),
  at(x, y + size),
];
const marked = (key: TaskKey, answer: TaskAnswer) => {
  const marks = markTask(key, answer);
  return marks && [marks.isRight, marks.share, marks.missed];
};

describe('pointing', () => {
  const key: TaskKey = { kind: 1, targets: [box(0, 0, 100), [at(500, 500)]], reach: 10 };
  it.each([
    ['all', [at(50, 50), at(505, 505)], [true, 100, 0]],
    ['just beside', [at(109, 50), at(500, 510)], [true, 100, 0]],
    ['too far beside', [at(111, 50), at(500, 500)], [false, 50, 1]],
    ['one of them twice', [at(50, 50), at(51, 51)], [false, 50, 1]],
    ['one too many', [at(50, 50), at(500, 500), at(900, 900)], [false, 66, 0]],
  ])('at %s', (_, points, expected) => {
    expect(marked(key, { kind: 1, points })).toEqual(expected);
  });

  it('is not lost by the order, where two targets lie close', () => {
    const close: TaskKey = { kind: 1, targets: [[at(0, 0)], [at(15, 0)]], reach: 10 };
    expect(marked(close, { kind: 1, points: [at(8, 0), at(0, 0)] })).toEqual([true, 100, 0]);
  });
});

describe('an outline', () => {
  const key: TaskKey = { kind: 2, outline: box(1000, 1000, 100), threshold: 70 };
  it.each([
    ['the same', box(1000, 1000, 100), [true, 100, 0]],
    ['a little beside', box(1010, 1000, 100), [true, 81, 0]],
    ['the whole slide', box(0, 0, 10_000), [false, 0, 0]],
    ['elsewhere', box(0, 0, 100), [false, 0, 0]],
  ])('%s', (_, outline, expected) => {
    expect(marked(key, { kind: 2, outline })).toEqual(expected);
  });
});

describe('counting', () => {
  const cells = Array.from({ length: 10 }, (_, i) => at(i * 100, 0));
  const key: TaskKey = { kind: 3, cells, reach: 20, region: null, allowed: 1 };
  it('is right within what is allowed', () => {
    expect(marked(key, { kind: 3, points: cells.slice(1) })).toEqual([true, 90, 1]);
    expect(marked(key, { kind: 3, points: cells.slice(2) })).toEqual([false, 80, 2]);
  });

  it('counts where they are, not how many', () => {
    const beside = cells.map(({ x }) => at(x + 50, 0));
    expect(marked(key, { kind: 3, points: beside })).toEqual([false, 0, 10]);
  });

  it('is wrong by a carpet of places', () => {
    const carpet = Array.from({ length: 300 }, (_, i) => at(i * 4, 0));
    const [isRight, share, missed] = marked(key, { kind: 3, points: carpet }) ?? [];
    expect([isRight, missed]).toEqual([false, 0]);
    expect(share).toBeLessThan(10);
  });

  it('answers at once, whatever was handed in', () => {
    const pile = Array.from({ length: 300 }, () => at(1, 1));
    const heap: TaskKey = { kind: 3, cells: pile, reach: 1000, region: null, allowed: 0 };
    expect(marked(heap, { kind: 3, points: pile })).toEqual([true, 100, 0]);
  });
});

it('labels belong where their text says', () => {
  const pairs = [
    { at: at(1, 1), text: '静脉' },
    { at: at(2, 2), text: '动脉' },
  ];
  const key: TaskKey = { kind: 4, pairs, others: ['神经'] };
  expect(marked(key, { kind: 4, labels: ['静脉', '动脉'] })).toEqual([true, 100, 0]);
  expect(marked(key, { kind: 4, labels: ['静脉', null] })).toEqual([false, 50, 1]);
  expect(marked(key, { kind: 4, labels: [] })).toEqual([false, 0, 2]);
});

it('a choice is right with all that are, and no other', () => {
  const options = [true, false, true].map((isRight, i) => ({ text: `第${i}项`, isRight }));
  const key: TaskKey = { kind: 5, options, region: null };
  expect(marked(key, { kind: 5, chosen: [2, 0] })).toEqual([true, 100, 0]);
  expect(marked(key, { kind: 5, chosen: [0] })).toEqual([false, 0, 0]);
  expect(marked(key, { kind: 5, chosen: [0, 1, 2] })).toEqual([false, 0, 0]);
  expect(markTask(key, { kind: 5, chosen: [0] })?.hits).toEqual([]);
});

it('what is to be found at low power is found there', () => {
  const key: TaskKey = { kind: 6, targets: [box(0, 0, 100)], reach: 0, most: 0.25 };
  const from = (scale: number, x = 50) =>
    markTask(key, { kind: 6, point: at(50, 50), view: { x, y: 50, scale } });
  expect(from(0.25)).toMatchObject({ isRight: true, hits: [true, true] });
  expect(from(1)).toMatchObject({ isRight: false, hits: [true, false] });
  // The place is outside the submitted view.
  expect(from(0.25, 900_000)).toMatchObject({ isRight: false, hits: [false, true] });
});

it('another kind of answer is none', () => {
  const key: TaskKey = { kind: 2, outline: box(0, 0, 10), threshold: 70 };
  expect(markTask(key, { kind: 1, points: [at(1, 1)] })).toBeNull();
});

it('tells learners nothing that is right', () => {
  const secret = at(4711, 4711);
  const keys: TaskKey[] = [
    { kind: 1, targets: [[secret]], reach: 4711 },
    { kind: 2, outline: [secret, secret, secret], threshold: 70 },
    { kind: 3, cells: [secret], reach: 4711, region: null, allowed: 1 },
    { kind: 6, targets: [[secret]], reach: 4711, most: 0.5 },
  ];
  expect(JSON.stringify(keys.map(askedOf))).not.toContain('4711');
  const options = [{ text: '甲', isRight: true }];
  expect(JSON.stringify(askedOf({ kind: 5, options, region: null }))).not.toContain('isRight');
  const pairs = ['丙', '甲', '乙'].map((text) => ({ at: at(1, 1), text }));
  expect(askedOf({ kind: 4, pairs, others: [] })).toMatchObject({ labels: ['丙', '乙', '甲'] });
});

it('says where to look, and not what is there', () => {
  const region = box(0, 0, 900);
  const pointed: TaskKey = { kind: 1, targets: [box(0, 0, 100)], reach: 10, region };
  expect(askedOf(pointed)).toEqual({ kind: 1, targetCount: 1, region });
  const outlined: TaskKey = { kind: 2, outline: box(0, 0, 100), threshold: 70, region };
  expect(askedOf(outlined)).toEqual({ kind: 2, threshold: 70, region });
  const found: TaskKey = { kind: 6, targets: [box(0, 0, 100)], reach: 10, most: 0.1, region };
  expect(askedOf(found)).toEqual({ kind: 6, most: 0.1, region });
});
