import { saidKeyword } from './saidInAddress';

const said = (keyword: string) => saidKeyword(new URLSearchParams({ keyword }));

describe('saidKeyword', () => {
  it('is nothing where nothing was said', () => {
    expect(saidKeyword(new URLSearchParams())).toBe('');
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
