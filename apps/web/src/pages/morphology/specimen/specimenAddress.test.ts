import { readSpecimenAddress } from './specimenAddress';

const read = (address: string) => readSpecimenAddress(new URLSearchParams(address));

it('reads a specimen, or the filters of the list', () => {
  expect(read('id=3')).toStrictEqual({ id: 3, page: 1, asked: {} });
  expect(read('field=2&system=3&keyword=心&page=2')).toStrictEqual({
    id: undefined,
    page: 2,
    asked: { field: 2, system: 3, keyword: '心' },
  });
  expect(read('field=99&system=x&keyword=').asked).toStrictEqual({});
});
