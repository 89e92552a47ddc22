import { type Extent, isCompleted, ruleOf, wholeOf } from './itemCompletion';
import type { Range } from './seenRanges';

const film: Extent = { type: 1, durationS: 100, pageCount: 0 };
const slides: Extent = { type: 2, durationS: null, pageCount: 8 };
const note: Extent = { type: 8, durationS: null, pageCount: 0 };
const after = (seen: Range[], isMarked = false) => ({ seen, isMarked });

it('completes a film with nine tenths of it, wherever they are', () => {
  expect(isCompleted('watched', film, after([[0, 89]]))).toBe(false);
  expect(
    isCompleted(
      'watched',
      film,
      after([
        [0, 40],
        [50, 100],
      ]),
    ),
  ).toBe(true);
  expect(isCompleted('watched', film, after([], true))).toBe(false);
});

it('completes a document with its last page, after those before it', () => {
  expect(isCompleted('lastPage', slides, after([[1, 8]]))).toBe(false);
  expect(isCompleted('lastPage', slides, after([[8, 9]]))).toBe(false);
  expect(isCompleted('lastPage', slides, after([[2, 9]]))).toBe(false);
  expect(isCompleted('lastPage', slides, after([[1, 9]]))).toBe(true);
  const long = { ...slides, pageCount: 10 };
  expect(isCompleted('lastPage', long, after([[2, 11]]))).toBe(true);
});

it('completes by hand what says so', () => {
  expect(isCompleted('byHand', note, after([]))).toBe(false);
  expect(isCompleted('byHand', note, after([], true))).toBe(true);
});

it('never completes a test by what is reported', () => {
  const test: Extent = { type: 64, durationS: null, pageCount: 0 };
  expect(isCompleted('passed', test, after([[0, 900]], true))).toBe(false);
});

it('leaves to the learner what no rule fits', () => {
  expect(ruleOf('watched', { ...film, durationS: null })).toBe('byHand');
  expect(ruleOf('lastPage', { ...slides, pageCount: 0 })).toBe('byHand');
  expect(ruleOf('passed', note)).toBe('byHand');
  expect(ruleOf('watched', film)).toBe('watched');
});

it('counts seconds from nought and pages from one', () => {
  expect([wholeOf(film), wholeOf(slides), wholeOf(note)]).toEqual([
    [0, 100],
    [1, 9],
    [0, 0],
  ]);
});
