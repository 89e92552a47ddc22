import { codeFault } from './codeFault';

it.each([
  ['', '请输入兑换码'],
  ['  ', '请输入兑换码'],
  ['- -', '请输入兑换码'],
  ['abcd-efgh', null],
  ['ＡＢＣＤ　ＥＦＧＨ', null],
  [` ${'A'.repeat(40)} `, null],
  ['A'.repeat(41), '兑换码过长，请核对后重试'],
])('%p: %s', (code, fault) => {
  expect(codeFault(code)).toBe(fault);
});
