import { emptyDraft } from '../editor/emptyDraft';
import { previewOf } from './previewOf';

it('fills gaps with what is accepted, also where that is a span of numbers', () => {
  const key = [['37±0.5℃'], ['30～40'], ['氧', 'O2']];
  expect(previewOf({ ...emptyDraft(4), key, prompts: ['', '', ''] }, 1)).toMatchObject({
    given: ['37℃', '30', '氧'],
    right: key,
  });
});

it('chooses what is right, and leaves points and words to learners', () => {
  expect(previewOf({ ...emptyDraft(3), key: [['A', 'C']] }, 1).given).toEqual(['A', 'C']);
  expect(previewOf({ ...emptyDraft(8), key: [['0,0 1,0 1,1']] }, 1).given).toEqual([]);
  expect(previewOf({ ...emptyDraft(5), key: [['甲']] }, 1).given).toEqual([
    '（学员的作答显示在这里）',
  ]);
});
