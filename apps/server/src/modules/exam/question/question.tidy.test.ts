import type { BankQuestionWords } from '@cheese/domain/contract/exam/shapes/bankQuestion';
import { areSame, concealed, refuseFaults, tidied } from './question.tidy';

const steps = (key: string, texts: string): BankQuestionWords => ({
  type: 6,
  difficulty: 1,
  context: '',
  group: null,
  stem: '排序',
  pictures: [],
  options: [...texts].map((text, at) => ({ key: 'ABCD'[at] ?? '', text, picture: null })),
  prompts: [],
  key: [...key].map((letter) => [letter]),
  analysis: '',
  tags: [],
  source: '',
});
const inOrder = ({ options, key }: BankQuestionWords) =>
  key.map(([letter]) => options.find((option) => option.key === letter)?.text).join('');

describe('steps of an order', () => {
  it('never stand under letters that tell it, and stay in their order', () => {
    for (let turn = 0; turn < 50; turn += 1) {
      const hidden = concealed(steps('AB', '一二'));
      expect(hidden.key).toEqual([['B'], ['A']]);
      expect(inOrder(hidden)).toBe('一二');
    }
    const many = concealed(steps('ABCD', '一二三四'));
    expect(inOrder(many)).toBe('一二三四');
    expect(many.key).not.toEqual([['A'], ['B'], ['C'], ['D']]);
    // However unlucky.
    const unlucky = concealed(steps('ABCD', '一二三四'), (list) => [...list]);
    expect(unlucky.key).toEqual([['D'], ['C'], ['B'], ['A']]);
  });

  it('are the same under whatever letters', () => {
    expect(areSame(steps('AB', '一二'), steps('BA', '二一'))).toBe(true);
    expect(areSame(steps('AB', '一二'), steps('BA', '一二'))).toBe(false);
  });
});

it('one place has one address, whatever was pasted', () => {
  const places = [{ label: ' 心电图 ', address: '/course/courseware?itemId=9&courseId=3&x=1' }];
  expect(tidied({ ...steps('AB', '一二'), places }).places).toEqual([
    { label: '心电图', address: '/course/courseware?courseId=3&itemId=9' },
  ]);
});

it('points at nothing outside of the product', () => {
  const places = [{ label: '别处', address: 'https://evil.example/' }];
  expect(() => refuseFaults([{ ...steps('AB', '一二'), places }])).toThrow();
});

it('is nothing that an empty editor hands in, and a picture is something', () => {
  const words = {
    ...steps('AB', '一二'),
    analysis: '<p> </p>',
    stem: '<p><img src="/storage/a.png"></p>',
  };
  expect(tidied(words)).toMatchObject({ analysis: '', stem: '<img src="/storage/a.png">' });
});

it.each([
  ['CO -> CO2，pH > 7', 'CO -&gt; CO2，pH &gt; 7'],
  ['<b>甲</b>\n乙 & 丙 &lt; 丁', '<b>甲</b> 乙 &amp; 丙 &lt; 丁'],
  ['<p>一</p>\n<p>二</p>', '<p>一</p> <p>二</p>'],
])('signs are kept as files give them back: %s', (written, kept) => {
  const words = tidied({ ...steps('AB', '一二'), stem: written, prompts: [written] });
  expect([words.stem, words.prompts]).toEqual([kept, [kept]]);
  expect(tidied(words)).toEqual(words);
});

it('a span that ends before it begins is refused', () => {
  const gap = { ...steps('', ''), type: 4 as const, prompts: [''], key: [['37~36']] };
  expect(() => refuseFaults([gap])).toThrow('数值范围“37~36”的起点大于终点');
  expect(() => refuseFaults([{ ...gap, key: [['36~37']] }])).not.toThrow();
});
