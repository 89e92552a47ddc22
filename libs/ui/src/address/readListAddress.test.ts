import { readListAddress } from './readListAddress';

const filters = { state: { 0: '已下架', 1: '已上架' }, verdict: { ready: '可导入' } } as const;

it.each([
  ['', { page: 1 }],
  ['page=3&state=0&verdict=ready', { page: 3, state: 0, verdict: 'ready' }],
  ['page=-2&state=7&verdict=toString', { page: 1 }],
  ['page=1.5&keyword=%20溺水%20', { page: 1, keyword: '溺水' }],
  ['page=100001&state=', { page: 1 }],
  ['page=1e3', { page: 1 }],
  [`keyword=${'心'.repeat(60)}`, { page: 1, keyword: '心'.repeat(50) }],
])('reads %j', (search, asked) => {
  expect(readListAddress(new URLSearchParams(search), filters)).toEqual(asked);
});
