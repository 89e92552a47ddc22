import { readBank } from './bankConfig';

it('reads the account that schools pay to', () => {
  expect(readBank({ BANK_ACCOUNT: '芝士科技有限公司; 招商银行; 6214 8300 0001' })).toEqual({
    holder: '芝士科技有限公司',
    bank: '招商银行',
    number: '6214 8300 0001',
  });
  expect(readBank({})).toBeNull();
});

it.each(['芝士科技', '芝士科技;招商银行', '芝士科技;招商银行;abc', 'a;b;123456;d'])(
  'refuses %s',
  (text) => {
    expect(() => readBank({ BANK_ACCOUNT: text })).toThrow('BANK_ACCOUNT must be');
  },
);
