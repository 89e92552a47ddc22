import type { KeyedQuestion } from '@cheese/domain/contract/exam/shapes/paperShapes';
import {
  type DraftPaper,
  moved,
  moveItem,
  scored,
  scoredAll,
  scoreOf,
  sizeOfAll,
  withDraw,
  withoutItem,
  withQuestions,
  withSection,
} from './draftPaper';

const question = (id: number): KeyedQuestion => ({
  id,
  type: 1,
  difficulty: 1,
  context: null,
  groupId: null,
  stem: `第${id}题`,
  pictures: [],
  options: [],
  prompts: [],
  version: 1,
  isOutdated: false,
  bankId: 1,
  right: [['A']],
  analysis: '',
  tags: [],
});
const empty: DraftPaper = withSection({ name: '期末卷', sections: [], words: {} });
const two = withQuestions(empty, 0, { questions: [question(1), question(2)], score: 2 });
const idsOf = ({ sections }: DraftPaper) => sections[0]!.items.map(({ questionId }) => questionId);

it('moves one place after another, and nothing beyond the ends', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b'], 0, 2)).toEqual(['a', 'b']);
});

it('chooses nothing twice, also in another section', () => {
  const more = withQuestions(withSection(two), 1, {
    questions: [question(2), question(3)],
    score: 1,
  });
  expect(more.sections[1]!.items).toEqual([{ questionId: 3, version: 1, score: 1 }]);
  expect(more.sections[1]!.title).toBe('二、');
});

it('is put in order, scored and counted', () => {
  expect(idsOf(moveItem(two, 0, [1, 0]))).toEqual([2, 1]);
  expect(idsOf(withoutItem(two, 0, 0))).toEqual([2]);
  expect(sizeOfAll(scored(two, 0, [0, 5]).sections)).toEqual({ count: 2, score: 7 });
  const rule = { bankId: 1, chapterIds: [], types: [], difficulties: [], tags: [] };
  const drawn = withDraw(two, 0, { ...rule, unusedSince: null, count: 10, score: 1 });
  expect(sizeOfAll(drawn.sections)).toEqual({ count: 12, score: 14 });
  expect(sizeOfAll(scoredAll(drawn, 0, 3).sections)).toEqual({ count: 12, score: 36 });
});

it.each([
  ['2', 2],
  ['0.25', 0.25],
  ['100', 100],
])('%s is a score', (text, score) => expect(scoreOf(text)).toBe(score));
it.each(['', '-1', '100.5', '0.3', 'abc', '1e2'])('%s is none', (text) =>
  expect(scoreOf(text)).toBeUndefined(),
);
