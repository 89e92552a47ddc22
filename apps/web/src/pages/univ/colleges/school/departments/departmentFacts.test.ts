import type { Department } from '@cheese/domain/contract/school/department';
import { pathOf, totalsOf } from '../departmentTree';
import { beforeOf, standingOf, whyKept, withBelow } from './departmentFacts';

const one = (id: number, parentId: number | null, said: Partial<Department> = {}): Department => ({
  id,
  parentId,
  kind: 1,
  name: `院系${id}`,
  people: 0,
  classes: 0,
  ...said,
});
const tree = [
  one(1, null, { people: 2 }),
  one(2, 1, { people: 3, classes: 1 }),
  one(3, 1),
  one(4, null),
];

it('adds up what is below', () => {
  expect(totalsOf(tree, tree[0]!)).toEqual({ people: 5, classes: 1 });
  expect(pathOf(tree, 2)).toEqual(['院系1', '院系2']);
  expect([...withBelow(tree, 1)]).toEqual([1, 2, 3]);
});

it('says why one stays', () => {
  expect(whyKept(tree, tree[0]!)).toContain('2 个下级');
  expect(whyKept(tree, tree[1]!)).toContain('3 名人员、1 个行政班');
  expect(whyKept(tree, tree[2]!)).toBeNull();
});

it('names a place by who stands after it, and the place that it was taken from', () => {
  expect(beforeOf(tree, 4, { parentId: 1, place: 1 })).toEqual({ id: 4, parentId: 1, beforeId: 3 });
  expect(beforeOf(tree, 2, { parentId: 1, place: 1 })).toEqual({
    id: 2,
    parentId: 1,
    beforeId: null,
  });
  expect(standingOf(tree, tree[1]!)).toEqual({ id: 2, parentId: 1, beforeId: 3 });
});
