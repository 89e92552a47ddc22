import { readSearchAddress } from './searchAddress';

const read = (query: string) => readSearchAddress(new URLSearchParams(query));

describe('readSearchAddress', () => {
  it('reads keyword, type and what narrows them', () => {
    expect(read('keyword=%E5%BF%83%E8%84%8F&type=4&charge=1&page=2')).toEqual({
      keyword: '心脏',
      type: 4,
      listing: { page: 2, filterIds: [], charge: 1 },
    });
  });

  it('takes old links of a half of the courses for courses', () => {
    expect(read('courseType=2')).toMatchObject({ type: 1, courseType: 2, keyword: '' });
    expect(read('courseType=2&type=4')).not.toHaveProperty('courseType');
  });

  it('ignores what makes no sense', () => {
    expect(read('type=3&courseType=9&keyword=%20%20')).toEqual({
      keyword: '',
      listing: { page: 1, filterIds: [] },
    });
  });

  it('cuts a long keyword between its letters', () => {
    expect(read(`keyword=${'🫀'.repeat(60)}`).keyword).toBe('🫀'.repeat(50));
    expect(read(`keyword=${'心'.repeat(51)}`).keyword).toHaveLength(50);
  });
});
