import { readSlideAddress } from './slideAddress';

const read = (address: string) => readSlideAddress(new URLSearchParams(address));

it('reads every filter', () => {
  const all = 'libraryId=3&field=2&system=3&organ=%20肝%20&stain=1&sort=2&keyword=小叶&page=4';
  expect(read(all)).toEqual({
    libraryId: 3,
    field: 2,
    system: 3,
    organ: '肝',
    stain: 1,
    sort: 2,
    keyword: '小叶',
    page: 4,
  });
});

it('leaves out what is not said, empty or unknown', () => {
  expect(read('')).toEqual({ page: 1 });
  expect(read('organ=%20&keyword=&field=99&stain=x&libraryId=-1&page=0')).toEqual({ page: 1 });
});

it('reads 20 signs of an organ', () => {
  expect(read(`organ=${'肝'.repeat(21)}`).organ).toHaveLength(20);
});
