import { sql } from 'drizzle-orm';
import { filtersOf } from './filters';

const ways = { keyword: sql`a`, kind: sql`b`, state: sql`c` };

describe('filtersOf', () => {
  it('names each mix of ways otherwise', () => {
    const asked = [{}, { keyword: '心' }, { kind: 1 }, { state: 0 }, { keyword: '心', state: 0 }];
    const names = asked.map((one) => filtersOf(ways, one).name);
    expect(names).toEqual(['', '0', '1', '2', '02']);
  });

  it('takes what is empty as not asked for', () => {
    expect(filtersOf(ways, { keyword: '', kind: undefined })).toEqual({
      name: '',
      where: undefined,
    });
  });
});
