import { readAnatomyAddress } from './anatomyAddress';

const read = (address: string) => readAnatomyAddress(new URLSearchParams(address));

it('reads every filter, and leaves out what is none', () => {
  expect(read('categoryId=3&system=4&sort=2&keyword=心&page=5')).toEqual({
    categoryId: 3,
    system: 4,
    sort: 2,
    keyword: '心',
    page: 5,
  });
  expect(read('categoryId=x&system=99&keyword=')).toStrictEqual({ page: 1 });
});
