import { readHelpAddress } from './helpAddress';

describe('readHelpAddress', () => {
  it.each([
    ['', 1, ''],
    ['showType=3', 3, ''],
    ['showType=4', 1, ''],
    ['showType=', 1, ''],
    ['showType=toString', 1, ''],
    ['keyword=%20退款%20', 1, '退款'],
    [`keyword=${'长'.repeat(80)}`, 1, '长'.repeat(50)],
  ])('?%s', (query, showType, keyword) => {
    expect(readHelpAddress(new URLSearchParams(query))).toEqual({ showType, keyword });
  });
});
