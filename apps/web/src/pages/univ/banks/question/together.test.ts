import type { BankQuestionWords } from '@cheese/domain/contract/exam/shapes/bankQuestion';
import { addedTo, shareOptions, writtenTogether } from './together';

const option = (key: string, text: string) => ({ key, text, picture: null });
const words = (said: Partial<BankQuestionWords> = {}): BankQuestionWords => ({
  type: 1,
  difficulty: 2,
  context: '',
  group: null,
  stem: '题干',
  pictures: [],
  options: [option('A', '甲'), option('B', '乙')],
  prompts: [],
  key: [['A']],
  analysis: '',
  tags: [],
  source: '',
  ...said,
});

it('gives a case that is written at one question to all of them', () => {
  const group = [{ words: words({ context: '旧' }) }, { id: 2, words: words({ context: '旧' }) }];
  const after = writtenTogether(group, 0, words({ context: '新', stem: '改' }));
  expect(after.map((one) => one.words.context)).toEqual(['新', '新']);
  expect(after.map((one) => one.words.stem)).toEqual(['改', '题干']);
  expect(after[1]?.id).toBe(2);
});

it('changes options of all where they share them, and of one where they do not', () => {
  const shared = [{ words: words() }, { words: words({ key: [['B']] }) }];
  const other = [option('A', '丙'), option('B', '丁')];
  expect(shareOptions(shared)).toBe(true);
  const after = writtenTogether(shared, 0, words({ options: other }));
  expect(after.map((one) => one.words.options)).toEqual([other, other]);
  expect(after[1]?.words.key).toEqual([['B']]);
  const own = [{ words: words() }, { words: words({ options: other }) }];
  const ownAfter = writtenTogether(own, 0, words({ options: [] }));
  expect(ownAfter[1]?.words.options).toEqual(other);
});

it('adds one to a case with its case, and to shared options with these', () => {
  const blank = words({ options: [], stem: '' });
  const ofCase = addedTo([{ words: words({ context: '病例' }) }], blank);
  expect(ofCase[1]?.words).toMatchObject({ context: '病例', options: [] });
  expect(addedTo([{ words: words() }], blank)[1]?.words.options).toHaveLength(2);
});
