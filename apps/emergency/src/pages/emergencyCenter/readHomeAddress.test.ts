import { readHomeAddress } from './readHomeAddress';

it.each([
  ['', {}],
  ['category=2', { category: 2 }],
  ['category=2&keyword=%20溺水%20', { category: 2, keyword: '溺水' }],
  ['category=99&keyword=%20', {}],
  ['category=constructor&topic=toString', {}],
  ['topic=10&category=1', { category: 1, topic: 10 }],
  ['topic=11', {}],
  ['topic=1e1&category=0x1', {}],
  ['keyword=%00', {}],
  ['keyword=%00溺水%0D%0A急救', { keyword: '溺水 急救' }],
  [`keyword=${'心'.repeat(60)}`, { keyword: '心'.repeat(50) }],
])('reads %j', (search, asked) => {
  expect(readHomeAddress(new URLSearchParams(search))).toEqual(asked);
});
