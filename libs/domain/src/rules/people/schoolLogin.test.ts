import { organisationQueryFault, schoolLoginStep } from './schoolLogin';

it('goes straight to the puzzle with one organisation', () => {
  expect(schoolLoginStep(1)).toEqual({ step: 'puzzle' });
});

it.each([2, 20])('lets choose among %d organisations', (organisations) => {
  expect(schoolLoginStep(organisations)).toEqual({ step: 'choose' });
});

it('refuses without one', () => {
  expect(schoolLoginStep(0)).toEqual({ step: 'refused', message: '账号或密码错误！' });
});

it('says where an account has no organisation', () => {
  expect(organisationQueryFault(0)).toBe('当前账号未查询到所属机构');
  expect(organisationQueryFault(1)).toBeNull();
});
