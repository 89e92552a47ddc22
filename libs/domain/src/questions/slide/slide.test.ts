import { keyIn, keyWords, promptsIn, promptsOf, type SlideKey, withoutSlide } from './slideWords';
import { slide } from './slide';

const size = { width: 600, height: 400 };
const square = (from: number, side: number) => [
  { x: from, y: from },
  { x: from + side, y: from },
  { x: from + side, y: from + side },
  { x: from, y: from + side },
];
const keys: SlideKey[] = [
  { kind: 1, targets: [[{ x: 50, y: 60 }], square(200, 100)], reach: 12.5 },
  { kind: 2, outline: square(100, 200), threshold: 70, region: square(50, 300) },
  { kind: 3, cells: square(20, 40), reach: 5, region: square(0, 100), allowed: 1 },
];
const word = (...spots: readonly [number, number][]) => [
  spots.map(([x, y]) => `${x},${y}`).join(' '),
];
const mark = (key: SlideKey, given: string[]) =>
  slide.mark(given, keyWords(key), 'shareUntilWrong');

it.each(keys)('a key is written and read again, and fits what is told of it: %j', (key) => {
  const prompts = promptsOf(31, size, key);
  expect(keyIn(keyWords(key))).toEqual(key);
  expect(slide.keyFits(keyWords(key), { options: [], prompts })).toBe(true);
  expect(promptsIn(prompts)).toMatchObject({ slideId: 31, size, asked: { kind: key.kind } });
  expect(promptsIn(withoutSlide(prompts))).toMatchObject({ slideId: null, size });
  expect(JSON.stringify(withoutSlide(prompts))).not.toContain('31');
});

it('is refused where key and what is told differ, or a place lies beside the slide', () => {
  const [points, outline] = keys as [SlideKey, SlideKey];
  const fits = (key: SlideKey, prompts: string[]) =>
    slide.keyFits(keyWords(key), { options: [], prompts });
  expect(fits(points, promptsOf(31, size, outline))).toBe(false);
  expect(fits(points, promptsOf(31, { width: 250, height: 400 }, points))).toBe(false);
  expect(fits(points, withoutSlide(promptsOf(31, size, points)))).toBe(false);
  expect(
    slide.keyFits([['2', '5'], [], word([1, 1], [2, 2], [3, 1])], { options: [], prompts: [] }),
  ).toBe(false);
});

it('a part of it is worth a part, and a carpet nothing much', () => {
  const [points, outline, count] = keys as [SlideKey, SlideKey, SlideKey];
  expect(mark(points, word([52, 60], [250, 250]))).toBe(1);
  expect(mark(points, word([52, 60], [590, 390]))).toBe(0.5);
  expect(mark(outline, word([100, 100], [200, 100], [200, 300], [100, 300]))).toBe(0.5);
  expect(mark(outline, word([0, 0], [600, 0], [600, 400], [0, 400]))).toBeLessThan(0.2);
  expect(mark(count, word([20, 20], [60, 20], [60, 60]))).toBe(1);
  expect(slide.mark(word([52, 60], [590, 390]), keyWords(points), 'allOrNothing')).toBe(0);
  const carpet = Array.from(
    { length: 300 },
    (_, i) => [(i % 20) * 30, Math.floor(i / 20) * 26] as const,
  );
  expect(mark(points, word(...carpet.map(([x, y]) => [x, y] as [number, number])))).toBeLessThan(
    0.01,
  );
});

it.each([
  ['beside the slide', word([601, 10])],
  ['more than a word holds', [Array.from({ length: 301 }, () => '1,1').join(' ')]],
  ['no place', ['A']],
  ['two words', ['1,1', '2,2']],
])('takes no answer that is %s', (_, given) => {
  const [points] = keys as [SlideKey];
  expect(slide.fits(given, { options: [], prompts: promptsOf(31, size, points) })).toBe(false);
});
