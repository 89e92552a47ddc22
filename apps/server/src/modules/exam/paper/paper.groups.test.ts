import { drawGroups } from './paper.groups';

const one = (questionId: number) => ({ questionId, groupId: null });
const of = (groupId: number, ...ids: number[]) =>
  ids.map((questionId) => ({ questionId, groupId }));
const idsOf = (...[all, count]: Parameters<typeof drawGroups>) =>
  drawGroups(all, count).map(({ questionId }) => questionId);

it.each([
  ['questions by themselves, as they come', [one(3), one(1), one(2)], 2, [3, 1]],
  ['a group whole, in its own order', [of(9, 12)[0]!, one(1), ...of(9, 11, 13)], 3, [11, 12, 13]],
  ['what fits, where a group is too large', [...of(9, 11, 12, 13), one(1), one(2)], 2, [1, 2]],
  [
    'a group in place of those that would leave too little',
    [one(1), one(2), ...of(9, 11, 12)],
    3,
    [1, 11, 12],
  ],
  ['a part of a group only where nothing else is left', [...of(9, 11, 12, 13), one(1)], 2, [1, 11]],
  ['no more than there are', [one(1), ...of(9, 11, 12)], 9, [1, 11, 12]],
])('draws %s', (_, all, count, ids) => {
  expect(idsOf(all, count)).toEqual(ids);
});
