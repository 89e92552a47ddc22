import { askedBy, isNarrowed, listingQuery, readListing } from './listing';

const read = (query: string) => readListing(new URLSearchParams(query));

describe('readListing', () => {
  it('reads everything that an address may say', () => {
    expect(read('page=3&tagId=7&classifyId=88&filterIds=1,2&charge=3&sort=5')).toEqual({
      page: 3,
      tagId: 7,
      classifyId: 88,
      filterIds: [1, 2],
      charge: 3,
      sort: 5,
    });
  });

  it.each([
    'page=0&charge=9&sort=0',
    'page=-1&classifyId=abc&filterIds=',
    'page=1.5&classifyId=1e3&filterIds=,,x',
    'page=100001&classifyId=9999999999&charge=toString&sort=__proto__',
    '',
  ])('takes %s for nothing said', (query) => {
    expect(read(query)).toEqual({ page: 1, filterIds: [] });
  });

  it('keeps of the filters what can be one, each once, and no more than the server takes', () => {
    expect(read('filterIds=5,x,5,6').filterIds).toEqual([5, 6]);
    const many = Array.from({ length: 30 }, (_, index) => index + 1).join(',');
    expect(read(`filterIds=${many}`).filterIds).toHaveLength(20);
  });
});

describe('listingQuery', () => {
  const listing = read('page=3&classifyId=88&filterIds=1,2&sort=2');

  it('starts at the first page after any change', () => {
    expect(listingQuery(listing, { charge: 1 })).toMatchObject({
      classifyId: 88,
      filterIds: '1,2',
      charge: 1,
      page: undefined,
    });
  });

  it('turns the page and keeps the rest', () => {
    expect(listingQuery(listing, { page: 4 })).toMatchObject({
      page: 4,
      filterIds: '1,2',
      sort: 2,
    });
  });

  it('takes away what is said to be none', () => {
    const query = listingQuery(listing, { classifyId: undefined, filterIds: [] });
    expect(query.classifyId).toBeUndefined();
    expect(query.filterIds).toBeUndefined();
  });
});

describe('askedBy', () => {
  it('follows the chosen major, unless the address names a subject', () => {
    expect(askedBy(read(''), 5)).toEqual({ page: 1, tagId: 5 });
    expect(askedBy(read('tagId=7'), 5)).toEqual({ page: 1, tagId: 7 });
    expect(askedBy(read('filterIds=4'), undefined)).toEqual({ page: 1, filterIds: [4] });
  });
});

it('knows a narrowed listing from a sorted one', () => {
  expect(isNarrowed(read('page=2&sort=3'))).toBe(false);
  expect(isNarrowed(read('charge=1'))).toBe(true);
  expect(isNarrowed(read('filterIds=1'))).toBe(true);
});
