import { minutesOf, scoreText, studyText } from './situationTexts';

it.each([
  [0, '0 分钟'],
  [59, '0 分钟'],
  [125, '2 分钟'],
  [3600, '1 小时 0 分钟'],
  [12_000, '3 小时 20 分钟'],
])('%i seconds are %s', (seconds, words) => expect(studyText(seconds)).toBe(words));

it('an average has one decimal, or is none', () => {
  expect([scoreText(86.25), scoreText(90), scoreText(null)]).toEqual(['86.3 分', '90 分', '暂无']);
  expect(minutesOf(150)).toBe(3);
});
