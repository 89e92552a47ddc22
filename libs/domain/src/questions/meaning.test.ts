import type { QuestionDraft } from './draft';
import { meantBy } from './meaning';

const asked = (stem: string, ...options: string[]): QuestionDraft => ({
  type: 1,
  difficulty: 2,
  context: '',
  group: null,
  pictures: [],
  prompts: [],
  key: [],
  analysis: '',
  tags: [],
  source: '',
  stem,
  options: options.map((text, at) => ({ key: 'ABC'.charAt(at), text, picture: null })),
});

it.each([
  [
    asked('成人 CPR 的频率是（ ）。', '100～120', '60~80'),
    asked('成人CPR的频率是( )', '60～80', '100~120'),
  ],
  [asked('谁？', '“甲”', '乙。'), asked('谁', '甲', '乙')],
  [asked('<p>谁？</p>'), asked('谁')],
])('%j says the same as %j', (one, other) => {
  expect(meantBy(one)).toBe(meantBy(other));
});

it.each([
  [asked('血钾 > 5'), asked('血钾 < 5')],
  [asked('给 1.5 mg'), asked('给 15 mg')],
  [asked('给 1/2 片'), asked('给 12 片')],
  [asked('碱剩余 -3'), asked('碱剩余 3')],
  [asked('谁', '甲', '乙'), asked('谁', '甲', '丙')],
])('%j says something else than %j', (one, other) => {
  expect(meantBy(one)).not.toBe(meantBy(other));
});
