import { saidByTags, tagsSaying } from './said';

it('reads fields that were written as tags, however they are spaced', () => {
  const tags = [' 难度：困难 ', '来源:真题', '题组：一', '共用题干:2', '题型：单选题', '心', '难度：奇'];
  const { draft, type, context } = saidByTags(tags);
  expect(draft).toMatchObject({ source: '真题', group: '一' });
  expect(draft.difficulty).toBe(3);
  expect([type, context]).toEqual([1, '2']);
  expect(draft.tags).toEqual(['心', '难度：奇']);
});

it('leaves out what is not said', () => {
  const draft = { difficulty: 1, source: '', group: null, tags: ['心'] } as never;
  expect(tagsSaying(draft, null)).toEqual([expect.stringMatching(/^难度:/), '心']);
});
