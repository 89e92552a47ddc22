import {
  accountFault,
  agreementFault,
  codeFault,
  organisationFault,
  passwordFault,
  secondPasswordFault,
} from './signInFaults';

const nothing = ['', null, undefined];

describe('what has to be filled in', () => {
  it.each(nothing)('is missing where it is %p', (value) => {
    expect(codeFault(value)).toBe('验证码不能为空');
    expect(passwordFault(value)).toBe('请输入密码');
    expect(accountFault(value, 'phone')).toBe('请输入手机号');
    expect(accountFault(value, 'school')).toBe('请输入账号');
    expect(organisationFault(value)).toBe('机构不能为空');
    expect(secondPasswordFault(value, 'secret')).toBe('请再次输入密码');
  });

  it('is enough: nothing else is asked of it', () => {
    expect(codeFault('1')).toBeNull();
    expect(passwordFault(' ')).toBeNull();
    expect(accountFault('张三', 'phone')).toBeNull();
    expect(accountFault('2021001', 'school')).toBeNull();
    expect(organisationFault('12')).toBeNull();
  });

  it('may be an organisation of any number', () => {
    expect(organisationFault(0)).toBeNull();
    expect(organisationFault(7)).toBeNull();
  });
});

describe('the second password', () => {
  it('equals the first', () => {
    expect(secondPasswordFault('Abc123', 'Abc123')).toBeNull();
  });

  it.each(['abc123', 'Abc123 ', 'Abc12'])('does not match as %j', (second) => {
    expect(secondPasswordFault(second, 'Abc123')).toBe('两次输入的密码不一致！');
  });

  it.each(nothing)('does not match a first of %p', (first) => {
    expect(secondPasswordFault('Abc123', first)).toBe('两次输入的密码不一致！');
  });
});

it('lets nobody on who has not ticked the agreement', () => {
  expect(agreementFault(false)).toBe('请阅读并勾选协议');
  expect(agreementFault(true)).toBeNull();
});
