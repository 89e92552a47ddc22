import type { SlideTour, TourStop } from '@cheese/domain/contract/slides/slideTour';
import { begun, isSame, movedTo, redone, undone, written } from './tourDraft';

const stop = (id: string): TourStop => ({ id, title: id, text: '', sound: '', view: '1_2_3_4_0' });
const ids = (stops: readonly TourStop[]) => stops.map(({ id }) => id).join('');
const [a, b, c] = [stop('a'), stop('b'), stop('c')];
const tour: SlideTour = {
  id: 1,
  slideId: 31,
  title: '看肝小叶',
  stops: [a],
  visibility: 0,
  isHeld: false,
  version: 4,
  author: { id: 1, nickname: '', avatar: '' },
  mayEdit: true,
  updatedAt: 0,
};

it.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 2, 'acb'],
  [0, -1, 'abc'],
  [2, 3, 'abc'],
])('the stop at %d comes to %d', (from, to, expected) => {
  expect(ids(movedTo([a, b, c], from, to))).toBe(expected);
});

it('goes back and forth step by step, from the version it began with', () => {
  const first = begun(tour);
  const second = written(first, { title: '看肝小叶', stops: [a, b] });
  const third = written(second, { title: '看肝小叶', stops: [b] });
  expect(ids(undone(third).now.stops)).toBe('ab');
  expect(ids(redone(undone(third)).now.stops)).toBe('b');
  expect(undone(undone(undone(third))).now).toEqual(first.now);
  expect(third.version).toBe(4);
  expect(isSame(first.now, tour)).toBe(true);
  expect(isSame(second.now, tour)).toBe(false);
});
