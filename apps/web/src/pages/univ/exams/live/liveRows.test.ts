import type { Watched } from '@cheese/domain/contract/exam/examWatch';
import { liveRows } from './liveRows';

const one = (personId: number, more: Partial<Watched> = {}): Watched => ({
  personId,
  name: `学生${personId}`,
  number: `20${personId}`,
  state: 'answering',
  nth: 1,
  answered: 0,
  startedAt: 0,
  endsAt: 0,
  heardAt: 100,
  submittedAt: null,
  leftCount: 0,
  isAway: false,
  deviceCount: 0,
  extraS: 0,
  mayReopen: false,
  ...more,
});
const list = [
  one(1, { state: 'submitted', heardAt: 1, answered: 9 }),
  one(2, { heardAt: 50, leftCount: 3 }),
  one(3, { state: 'quiet', heardAt: 40, answered: 5 }),
  one(4, { state: 'absent', heardAt: null }),
];
const idsBy = (more: object) =>
  liveRows(list, { state: null, keyword: '', sort: 'number', ...more }).map((row) => row.personId);

it('is in the order that is asked for', () => {
  expect(idsBy({})).toEqual([1, 2, 3, 4]);
  expect(idsBy({ sort: 'state' })).toEqual([3, 2, 4, 1]);
  expect(idsBy({ sort: 'answered' })).toEqual([1, 3, 2, 4]);
  expect(idsBy({ sort: 'leftCount' })).toEqual([2, 1, 3, 4]);
});

it('puts those first of whom nothing was heard for longest, of those who are at it', () => {
  expect(idsBy({ sort: 'heardAt' })).toEqual([3, 2, 1, 4]);
});

it('is narrowed by state, name and number', () => {
  expect(idsBy({ state: 'quiet' })).toEqual([3]);
  expect(idsBy({ keyword: ' 学生2 ' })).toEqual([2]);
  expect(idsBy({ keyword: '204' })).toEqual([4]);
});
