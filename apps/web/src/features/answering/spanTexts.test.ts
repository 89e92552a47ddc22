import { spanText } from './spanTexts';

it.each([
  [7, '7 秒'],
  [200, '3 分 20 秒'],
  [3000, '50 分钟'],
  [3600, '1 小时'],
  [3900, '1 小时 5 分'],
])('says %s seconds as %s', (seconds, words) => expect(spanText(seconds)).toBe(words));
