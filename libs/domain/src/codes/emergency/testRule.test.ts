import { bankWarning } from './testRule';

it('warns of a bank that is soon used up, and of no other', () => {
  expect(bankWarning(99)).toContain('题库现有 99 题，只够每位学员测验 9 次：');
  expect(bankWarning(99)).toContain('建议题库不少于 100 题');
  expect(bankWarning(9)).toContain('还不够一次测验，学员只能练习');
  expect(bankWarning(100)).toBeNull();
});
