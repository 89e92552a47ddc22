import { shuffledOptions, speaksOfOptions } from './question.shuffle';

const options = [...'ABCDE'].map((key) => ({ key, text: `选择 ${key}`, picture: null }));
const question = { type: 1 as const, options, stem: '首选的是', analysis: '指南推荐。' };

it.each([
  '前三项为法定免责情形',
  '后两项为漏出液',
  '后面两项为漏出液',
  '上述前两项正确',
  '以上前三项都对',
  '前两者为渗出液',
  '最后一项为干扰',
  '末项为干扰',
  '第二项最易误选',
  '第2、4项应选',
  '第 3 个选项不对',
  '选项四不对',
  '选B，余者不对',
  '答案为 C。',
  'D项错误',
])('options stay in place where it says: %s', (analysis) => {
  expect(shuffledOptions({ ...question, analysis })).toBeNull();
  expect(shuffledOptions({ ...question, stem: analysis })).toBeNull();
});

it.each([
  '首选CT肺动脉造影',
  '首选 EDTA-K2',
  '早产儿前3个月剂量加倍',
  '术后2个月复查',
  '伤后第一个24小时补液',
  '五项都应选',
  '三项阳性称为大三阳',
  '其余各项不符',
  '第一产程超过24小时',
  '属于第一类错误',
  '第二类精神药品每张处方不超过7日',
  '《护士条例》第七条列出的条件',
  '前者为原发，后者为继发',
])('options change places where it says: %s', (analysis) => {
  expect(speaksOfOptions(analysis)).toBe(false);
  const shown = shuffledOptions({ ...question, analysis });
  expect([...(shown ?? '')].sort().join('')).toBe('ABCDE');
});

it('options that speak of others stay where they are', () => {
  const others = [...options.slice(1), { key: 'E', text: '以上都对', picture: null }];
  expect(shuffledOptions({ ...question, options: others })).toBeNull();
});
