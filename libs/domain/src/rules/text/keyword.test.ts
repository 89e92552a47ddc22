import { keywordOf } from './keyword';

it.each([
  [null, ''],
  ['   ', ''],
  [' 溺水 ', '溺水'],
  ['心'.repeat(80), '心'.repeat(50)],
  [`a${'🫀'.repeat(60)}`, `a${'🫀'.repeat(49)}`],
  [`${'心'.repeat(49)} 脏`, '心'.repeat(49)],
  ['\0', ''],
  ['\0退款\r\n时限\x7f', '退款 时限'],
])('of %j makes %j', (said, keyword) => {
  expect(keywordOf(said)).toBe(keyword);
});
