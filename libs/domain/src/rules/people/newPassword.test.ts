import fc from 'fast-check';
import { commonPasswords } from './commonPasswords';
import { newPasswordFault } from './newPassword';

const phone = '13800138000';

describe('a new password', () => {
  it.each(['Kx7#pQ', 'zebra-crossing', '心外科一号病房', 'v'.repeat(64)])(
    'may be %s',
    (password) => {
      expect(newPasswordFault(password, phone)).toBeNull();
    },
  );

  it.each(['', null, undefined])('cannot be %p', (password) => {
    expect(newPasswordFault(password, phone)).toBe('请输入密码');
  });

  it.each(['Kx7#p', '心外科一号', '🫀🫁🧠🦷🦴', 'v'.repeat(65)])(
    'has the wrong length: %s',
    (password) => {
      expect(newPasswordFault(password, phone)).toBe('密码长度应为6到64个字符');
    },
  );

  it('counts what people count, not what the machine stores', () => {
    expect(newPasswordFault('🫀'.repeat(64), phone)).toBeNull();
  });

  it.each(['123456', '111111', 'password', 'PassWord', 'a123456', 'QWERTY', 'woaini1314'])(
    'is too common: %s',
    (password) => {
      expect(newPasswordFault(password, phone)).toBe('该密码过于常见，请更换');
    },
  );

  it.each(['13800138000', 'a13800138000', '13800138000!X'])('holds the phone: %s', (password) => {
    expect(newPasswordFault(password, phone)).toBe('密码不能包含手机号');
  });

  it.each(['', null, undefined, '1'])('is not held against a phone of %p', (noPhone) => {
    expect(newPasswordFault('Kx1#pQ', noPhone)).toBeNull();
  });
});

describe('the commonest passwords', () => {
  it('are all of them refused, however they are written', () => {
    fc.assert(
      fc.property(fc.constantFrom(...commonPasswords), fc.boolean(), (password, isLoud) => {
        const typed = isLoud ? password.toUpperCase() : password;
        return newPasswordFault(typed, phone) === '该密码过于常见，请更换';
      }),
    );
  });

  it('are more than a few', () => {
    expect(commonPasswords.size).toBeGreaterThan(200);
  });
});

it('refuses every password around the phone number', () => {
  const part = fc.string({ maxLength: 20 });
  fc.assert(
    fc.property(
      part,
      part,
      (before, after) => newPasswordFault(before + phone + after, phone) !== null,
    ),
  );
});
