import { dropAt, dropPlace } from './dropPlace';

const branches = [
  { id: 1, parentId: null },
  { id: 2, parentId: null },
  { id: 3, parentId: 1 },
];

it('is between rows at their edges, and inside of one in its middle', () => {
  expect([2, 20, 38].map((offset) => dropAt(offset, 40))).toEqual(['before', 'inside', 'after']);
});

it('stands before a row, inside of it or after it, and never in itself', () => {
  expect(dropPlace(branches, 3, { on: 2, drop: 'before' })).toEqual({ parentId: null, place: 1 });
  expect(dropPlace(branches, 3, { on: 2, drop: 'after' })).toEqual({ parentId: null, place: 2 });
  expect(dropPlace(branches, 3, { on: 2, drop: 'inside' })).toEqual({ parentId: 2, place: 0 });
  expect(dropPlace(branches, 1, { on: 3, drop: 'after' })).toBeNull();
});
