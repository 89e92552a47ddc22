import { foldDepartments } from './foldDepartments';
import { addSums } from './insightFigures';

const branches = [
  { id: 1, parentId: null, name: '护理学院' },
  { id: 2, parentId: 1, name: '助产学' },
  { id: 3, parentId: 2, name: '高级助产' },
  { id: 4, parentId: null, name: '药学院' },
];
const people = (count: number) => ({ ...addSums([]), people: count });
const sums = new Map([
  [1, people(1)],
  [2, people(2)],
  [3, people(4)],
  [null, people(8)],
]);
const folded = (under: number | null, known = branches) =>
  foldDepartments({ branches: known, sums, under, rest: '其他' }).map((row) => [
    row.id,
    row.name,
    row.people,
    row.isBranch,
  ]);

it('sums up each department with all below it', () => {
  expect(folded(null)).toEqual([
    [1, '护理学院', 7, true],
    [4, '药学院', 0, false],
    [null, '其他', 8, false],
  ]);
});

it('shows those who are directly in a department beside its children', () => {
  expect(folded(1)).toEqual([
    [2, '助产学', 6, true],
    [1, '其他', 1, false],
  ]);
});

it('begins at the top of what somebody may see', () => {
  expect(folded(null, branches.slice(1, 3)).slice(0, 1)).toEqual([[2, '助产学', 6, true]]);
});
