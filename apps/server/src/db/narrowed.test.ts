import { sql } from 'drizzle-orm';
import { narrowedBy } from './narrowed';

const ways = { keyword: sql`a`, kind: sql`b`, state: sql`c` };

describe('narrowedBy', () => {
  it('names each mix of ways otherwise', () => {
    const asked = [{}, { keyword: '心' }, { kind: 1 }, { state: 0 }, { keyword: '心', state: 0 }];
    const names = asked.map((one) => narrowedBy(ways, one).name);
    expect(names).toEqual(['', '0', '1', '2', '02']);
  });

  it('takes what is empty as not asked for', () => {
    expect(narrowedBy(ways, { keyword: '', kind: undefined })).toEqual({
      name: '',
      where: undefined,
    });
  });
});
