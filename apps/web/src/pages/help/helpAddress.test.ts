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
    [`keyword=a${'🫀'.repeat(60)}`, 1, `a${'🫀'.repeat(49)}`],
    ['keyword=%00', 1, ''],
    ['keyword=%00退款%0A时限%7F', 1, '退款 时限'],
  ])('?%s', (query, showType, keyword) => {
    expect(readHelpAddress(new URLSearchParams(query))).toEqual({ showType, keyword });
  });
});
