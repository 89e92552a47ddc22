import { readNoticeAddress } from './noticeAddress';

describe('readNoticeAddress', () => {
  it.each([
    ['', 1, undefined],
    ['page=3&status=0', 3, 0],
    ['status=1', 1, 1],
    ['status=', 1, undefined],
    ['status=2', 1, undefined],
    ['status=toString', 1, undefined],
    ['page=0', 1, undefined],
    ['page=1.5', 1, undefined],
    ['page=many', 1, undefined],
    ['page=1e2', 1, undefined],
    ['page=%202', 1, undefined],
    ['page=100001', 1, undefined],
  ])('?%s', (query, page, status) => {
    expect(readNoticeAddress(new URLSearchParams(query))).toEqual({ page, status });
  });
});
