import { type Branch, placeAt, placeBy } from './treeMoves';

/** 1 (3, 4), 2 */
const branches: Branch[] = [
  { id: 1, parentId: null },
  { id: 2, parentId: null },
  { id: 3, parentId: 1 },
  { id: 4, parentId: 1 },
];

it.each([
  [2, 'up', { parentId: null, place: 0 }],
  [2, 'down', null],
  [1, 'up', null],
  [3, 'down', { parentId: 1, place: 1 }],
  [2, 'inside', { parentId: 1, place: 2 }],
  [1, 'inside', null],
  [4, 'outside', { parentId: null, place: 1 }],
  [1, 'outside', null],
] as const)('%i goes %s', (id, direction, place) => {
  expect(placeBy(branches, id, direction)).toEqual(place);
});

it('is dropped before another one, or under it, and never into itself', () => {
  expect(placeAt(branches, 2, { on: 3, isInside: false })).toEqual({ parentId: 1, place: 0 });
  expect(placeAt(branches, 2, { on: 1, isInside: true })).toEqual({ parentId: 1, place: 2 });
  expect(placeAt(branches, 1, { on: 4, isInside: true })).toBeNull();
  expect(placeAt(branches, 1, { on: 1, isInside: false })).toBeNull();
});
