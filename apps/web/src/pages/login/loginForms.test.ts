import { blank, faultsOf, type FormName, type Values } from './loginForms';

const good: Values = {
  phone: '13800138000',
  code: '123456',
  password: 'x',
  username: 'li',
  schoolPassword: 'y',
  newPassword: 'Kw7pzQ2m',
  secondPassword: 'Kw7pzQ2m',
};

const faults = (form: FormName, said: Partial<Values>) =>
  faultsOf(form, { ...good, ...said }, null);

describe('faultsOf', () => {
  it.each(['code', 'password', 'school', 'forgot'] as const)('%s: nothing wrong', (form) => {
    expect(faultsOf(form, good, null)).toEqual({});
  });

  it.each([
    ['code', { phone: '手机号不能为空', code: '验证码不能为空' }],
    ['password', { phone: '请输入手机号', password: '请输入密码' }],
    ['school', { username: '请输入账号', schoolPassword: '请输入密码' }],
    [
      'forgot',
      {
        phone: '手机号不能为空',
        code: '验证码不能为空',
        newPassword: '请输入密码',
        secondPassword: '请再次输入密码',
      },
    ],
    ['organisations', { organisation: '机构不能为空' }],
  ] as const)('%s: nothing filled in', (form, expected) => {
    expect(faultsOf(form, blank, null)).toEqual(expected);
  });

  it.each([
    ['code', { phone: '12345678901' }, { phone: '手机号格式错误' }],
    ['password', { phone: '1380013' }, { phone: '手机号格式错误' }],
    ['forgot', { secondPassword: 'Kw7pzQ2' }, { secondPassword: '两次输入的密码不一致！' }],
    [
      'forgot',
      { newPassword: 'a1', secondPassword: 'a1' },
      { newPassword: '密码长度应为6到64个字符' },
    ],
  ] as const)('%s: %j', (form, said, expected) => {
    expect(faults(form, said)).toEqual(expected);
  });

  it('an organisation that is chosen', () => {
    expect(faultsOf('organisations', blank, 3)).toEqual({});
  });
});
