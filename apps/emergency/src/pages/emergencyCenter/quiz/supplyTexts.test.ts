import { supplyWords } from './supplyTexts';

it.each([
  [10, { bank: 100, fresh: 34, seen: 66 }, /计入成绩的测验：可用于测验的新题还有 34 题/],
  [5, { bank: 100, fresh: 34, seen: 66 }, /不满 10 题为练习：从您见过的 66 题中抽取/],
  [10, { bank: 100, fresh: 6, seen: 24 }, /只剩 6 题，不够一次测验：.*请联系本中心管理员/],
  [5, { bank: 100, fresh: 34, seen: 0 }, /请先做一次满 10 题的测验/],
  [10, { bank: 100, fresh: 6, seen: 0 }, /这里只有 6 题，不够一次测验，请放宽出题范围/],
  [10, { bank: 100, fresh: 0, seen: 0 }, /这里还没有题目/],
  [10, { bank: 8, fresh: 8, seen: 0 }, /题库只有 8 题，不够一次测验：本次为练习/],
])('of %d questions out of %j it says what comes', (count, supply, words) => {
  expect(supplyWords(count, supply)).toMatch(words);
});
