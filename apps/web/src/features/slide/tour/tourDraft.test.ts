import type { SlideTour, TourStop } from '@cheese/domain/contract/slides/slideTour';
import { isSame, movedTo } from './tourDraft';

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

it('is the same with the same title and stops, whatever else changed', () => {
  const { title, stops } = tour;
  expect(isSame(tour, { title, stops })).toBe(true);
  expect(isSame(tour, { ...tour, stops: [a, b] })).toBe(false);
  expect(isSame(tour, { ...tour, title: '看汇管区' })).toBe(false);
});
