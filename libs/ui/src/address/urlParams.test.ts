import { Id, pageQuery } from '@cheese/domain/contract/shapes';
import { idParam, keywordParam, pageParam } from './urlParams';

/** The largest that the server takes. */
const largestOf = (schema: object) => Number((schema as { maximum?: number }).maximum);
const lastPage = largestOf(pageQuery.page);
const lastId = largestOf(Id);

describe('pageParam', () => {
  it.each([
    ['3', 3],
    [String(lastPage), lastPage],
    [String(lastPage + 1), 1],
    ['1e3', 1],
    ['0x10', 1],
    ['1.0', 1],
    ['+2', 1],
    [' 2', 1],
    ['02', 1],
    ['٣', 1],
    ['0', 1],
    ['-1', 1],
    ['', 1],
  ])('reads %j', (page, read) => {
    expect(pageParam(new URLSearchParams({ page }))).toBe(read);
  });

  it('is the first where none is said', () => {
    expect(pageParam(new URLSearchParams())).toBe(1);
  });
});

describe('idParam', () => {
  it.each([
    ['id=7', 7],
    [`id=${lastId}`, lastId],
    [`id=${lastId + 1}`, undefined],
    ['id=99999999999', undefined],
    ['id=0', undefined],
    ['id=-1', undefined],
    ['id=1e3', undefined],
    ['', undefined],
  ])('reads %j', (search, id) => {
    expect(idParam(new URLSearchParams(search), 'id')).toBe(id);
  });
});

const said = (keyword: string) => keywordParam(new URLSearchParams({ keyword }));

describe('keywordParam', () => {
  it('is nothing where nothing was said', () => {
    expect(keywordParam(new URLSearchParams())).toBe('');
    expect(said('   ')).toBe('');
  });

  it('cuts a long one between its letters', () => {
    expect(said('心'.repeat(80))).toBe('心'.repeat(50));
    expect(said(`a${'🫀'.repeat(60)}`)).toBe(`a${'🫀'.repeat(49)}`);
    expect(said(`${'心'.repeat(49)} 脏`)).toBe('心'.repeat(49));
  });

  it('drops what no keyboard types, and keeps words apart', () => {
    expect(said('\0')).toBe('');
    expect(said('\0退款\r\n时限\x7f')).toBe('退款 时限');
  });
});
