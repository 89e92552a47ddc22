import fc from 'fast-check';
import { isPhone, phoneFault, smsPhoneFault } from './phone';

const wrong = [
  '12800138000',
  '1380013800',
  '138001380000',
  '23800138000',
  '1380013800a',
  ' 13800138000',
  '13800138000\n',
  '138 0013 8000',
  '+8613800138000',
  '１３８００１３８０００',
  '手机号',
];

describe('a phone number in a form', () => {
  it.each(['13000000000', '13800138000', '19999999999'])('may be %s', (phone) => {
    expect(phoneFault(phone)).toBeNull();
  });

  it.each(['', null, undefined])('cannot be %p', (phone) => {
    expect(phoneFault(phone)).toBe('手机号不能为空');
  });

  it.each(wrong)('has a wrong format: %j', (phone) => {
    expect(phoneFault(phone)).toBe('手机号格式错误');
  });
});

describe('a phone number that a code is sent to', () => {
  it('may be a right one', () => {
    expect(smsPhoneFault('13800138000')).toBeNull();
  });

  it.each(['', null, undefined])('cannot be %p', (phone) => {
    expect(smsPhoneFault(phone)).toBe('请输入手机号！');
  });

  it.each(wrong)('has a wrong format: %j', (phone) => {
    expect(smsPhoneFault(phone)).toBe('手机号格式错误！');
  });
});

it('is a 1, a digit from 3 to 9, and nine more', () => {
  const digits = fc.stringMatching(/^\d{11}$/);
  fc.assert(
    fc.property(digits, (text) => {
      const [first, second] = [...text];
      return isPhone(text) === (first === '1' && Number(second) >= 3);
    }),
  );
  fc.assert(fc.property(fc.stringMatching(/^1[3-9]\d{9}$/), isPhone));
});
