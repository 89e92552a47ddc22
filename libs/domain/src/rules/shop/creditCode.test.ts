import { creditCodeOf, isCreditCode } from './creditCode';

it.each(['91350100M000100Y43', '91110000600037341L', '91330100799655058B', '9144030071526726XG'])(
  'takes %s',
  (code) => expect(isCreditCode(code)).toBe(true),
);

it.each([
  ['a wrong check sign', '91350100M000100Y44'],
  ['two signs that changed places', '91350100M000010Y43'],
  ['a sign too few', '91350100M000100Y4'],
  ['a sign too many', '91350100M000100Y433'],
  ['letters in the place of the region', '91A50100M000100Y43'],
  ['a letter that no code has', '91350100I000100Y43'],
  ['small letters', '91350100m000100y43'],
  ['nothing', ''],
])('refuses %s', (_what, code) => expect(isCreditCode(code)).toBe(false));

it('reads it however it is written down', () => {
  expect(creditCodeOf(' ９１350100 m000100y43 ')).toBe('91350100M000100Y43');
});
