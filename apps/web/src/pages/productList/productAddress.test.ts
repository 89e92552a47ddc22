import { readProductAddress } from './productAddress';

const read = (query: string) => readProductAddress(new URLSearchParams(query));

describe('readProductAddress', () => {
  it('reads the type and the entry that led here', () => {
    expect(read('productType=4&outLine=3&page=2')).toMatchObject({
      productType: 4,
      outLine: 3,
      listing: { page: 2 },
    });
  });

  it.each(['', 'productType=3', 'productType=64', 'productType=x&outLine=-1'])(
    'shows courses for %s',
    (query) => {
      expect(read(query)).toEqual({ productType: 1, listing: { page: 1, filterIds: [] } });
    },
  );
});
