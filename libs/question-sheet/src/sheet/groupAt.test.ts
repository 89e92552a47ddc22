import { aPaper, aQuestion } from '../testing/aPaper';
import { groupAt } from './groupAt';

const options = [{ key: 'A', text: '甲', picture: null }];
const inGroup = (groupId: number | null, said: object = {}) => aQuestion({ groupId, ...said });

it('is of neighbours alone, and its options are shared where theirs are the same', () => {
  const paper = aPaper({
    questions: [inGroup(null), inGroup(4), inGroup(4), inGroup(5, { options })],
  });
  const shared = { from: 1, to: 2, context: null, options: aQuestion().options };
  expect([groupAt(paper, 1), groupAt(paper, 2)]).toEqual([shared, shared]);
  expect(groupAt(paper, 3)).toMatchObject({ from: 3, to: 3, options: null });
  expect([groupAt(paper, 0), groupAt(paper, 9)]).toEqual([null, null]);
});

it('shares no options where one of it has others, or none', () => {
  const other = aPaper({ questions: [inGroup(4), inGroup(4, { options })] });
  expect(groupAt(other, 0)).toMatchObject({ from: 0, to: 1, options: null });
  const none = aPaper({ questions: [inGroup(4, { options: [] }), inGroup(4, { options: [] })] });
  expect(groupAt(none, 0)).toMatchObject({ options: null });
});

it('is one question alone where it has a case of its own', () => {
  const paper = aPaper({ questions: [inGroup(null, { context: '<p>男，60 岁</p>' })] });
  expect(groupAt(paper, 0)).toEqual({ from: 0, to: 0, context: '<p>男，60 岁</p>', options: null });
});
