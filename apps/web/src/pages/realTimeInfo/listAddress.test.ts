import { readListAddress } from './listAddress';

describe('readListAddress', () => {
  it.each([
    ['', 1, undefined],
    ['page=3&category=2', 3, 2],
    ['page=100000', 100_000, undefined],
    ['page=100001', 1, undefined],
    ['page=0', 1, undefined],
    ['page=-2', 1, undefined],
    ['page=1.5', 1, undefined],
    ['page=many', 1, undefined],
    ['page=1e9', 1, undefined],
    ['page=1e2', 1, undefined],
    ['page=0x10', 1, undefined],
    ['category=1e0', 1, undefined],
    ['category=%202', 1, undefined],
    ['category=7', 1, undefined],
    ['category=toString', 1, undefined],
    ['category=', 1, undefined],
  ])('?%s', (query, page, category) => {
    expect(readListAddress(new URLSearchParams(query))).toEqual({ page, category });
  });
});
