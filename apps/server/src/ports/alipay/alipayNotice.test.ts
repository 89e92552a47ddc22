import { createPublicKey } from 'node:crypto';
import { isSignedBy } from '../paying/rsa';
import type { AlipayKeys } from './alipayKeys';
import { verifyAlipayNotice } from './alipayNotice';
import { wordsOf } from './alipayWords';

/** A notice that Alipay has published among the tests of its own SDK for Node, with its key. */
const published = {
  gmt_create: '2019-08-15 15:56:22',
  charset: 'utf-8',
  seller_email: 'z97-yuquerevenue@service.aliyun.com',
  subject: '语雀空间 500人规模',
  sign:
    'QfTb8tqE1BMhS5qAnXtvsF3/jBkEvu9q9en0pdbBUDDjvKycZhQb7h8GDs4FKfi049PynaNuatxSgLb/nLWZpXyyh0LEWdK2S6Ri' +
    '7nPwrVgOs08zugLO20vOQz44y3ti2Ncm8/wZts1Fr2gZ7pShnVX3d1B50hbsXnObT1r/U8ONNQjWXd0HIul4TG+Q3fm3svmSvFEy' +
    '0WnzuhcyHPX5Gm4ELNctL6Qd5YniGJFNcc7kopHYtI/XD9YCKCH6Ct02rzUs9i11C9CsadtZn+WhxF26Dqt9sGEFajkJ8cxUTLi8' +
    '+VCpLHsgPE8P0y095uQcDdK0YjCh4x7wVSov+lrmOQ==',
  buyer_id: '2088102534368455',
  invoice_amount: '0.10',
  notify_id: '2019081500222155624068450559358070',
  fund_bill_list: '[{"amount":"0.10","fundChannel":"ALIPAYACCOUNT"}]',
  notify_type: 'trade_status_sync',
  trade_status: 'TRADE_SUCCESS',
  receipt_amount: '0.10',
  buyer_pay_amount: '0.10',
  sign_type: 'RSA2',
  app_id: '2019073166072302',
  seller_id: '2088531891668739',
  gmt_payment: '2019-08-15 15:56:24',
  notify_time: '2019-08-15 15:56:25',
  version: '1.0',
  out_trade_no: '20190815155618536-564-57',
  total_amount: '0.10',
  trade_no: '2019081522001468450512505578',
  auth_app_id: '2019073166072302',
  buyer_logon_id: 'xud***@126.com',
  point_amount: '0.00',
};

const publishedKey =
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAqObrdC7hrgAVM98tK0nv3hSQRGGKT4lBsQjHiGjeYZjOPIPHR5knm2jn' +
  'nz/YGIXIofVHkA/tAlBAd5DrY7YpvI4tP5EONLtZKC2ghBMx7McI2wRD0xiqzxOQr1FuhZGJ8/AUokBzJrzY+aGX2xcOrxFYRlFi' +
  'lvVLTXg4LWjR1tdPkO6+i7wQZAIVMClPkwVRZEbaERRHlKqTzv2gGv5rDU8gRoe1LeaN+6BlbTqHWkQcNCUNrA8C6l17XAXGKDsm' +
  '/9TFWwO8EPHHHCaQdjtV5/FdcWIt+L8SR1ss7EXTjYDFtxcKVv9rEoY1lX8T4mX+GbXfZHraG5NCF1+XioL5JwIDAQAB';

const keys = {
  appId: '2019073166072302',
  sellerId: '2088531891668739',
  publicKey: createPublicKey({
    key: Buffer.from(publishedKey, 'base64'),
    format: 'der',
    type: 'spki',
  }),
} as AlipayKeys;

const brought = (words: Record<string, string>) => ({
  headers: {},
  body: new URLSearchParams(words).toString(),
});

it('believes the notice that Alipay has published', async () => {
  expect(await verifyAlipayNotice(keys, brought(published))).toEqual({
    state: 'paid',
    tradeNo: '20190815155618536-564-57',
    transactionId: '2019081522001468450512505578',
    amount: 100,
    paidAt: new Date('2019-08-15T15:56:24+08:00'),
  });
});

it('and no other', async () => {
  const other = brought({ ...published, total_amount: '0.11' });
  await expect(verifyAlipayNotice(keys, other)).rejects.toThrow('signature');
});

describe('the words of an answer', () => {
  it.each([
    '{"code":"10000","a":"}\\"{"}',
    '{ "code" : "10000", "list": [ {"a": {}} ] }',
    '{"name":"\\u4e00\\/","sign":"x"}',
  ])('come as they were written: %s', (words) => {
    const text = `{"alipay_trade_query_response":${words},"sign":"abc="}`;
    expect(wordsOf(text, 'alipay.trade.query')).toEqual({ words, sign: 'abc=' });
  });

  it('are those that are read by name, or none', () => {
    const twice = '{"x_response":{"a":1},"x_response":{"a":2},"sign":"s"}';
    expect(() => wordsOf(twice, 'x')).toThrow('cannot be read');
    const hidden = '{"note":"\\"x_response\\":{}","x_response":{"a":2},"sign":"s"}';
    expect(() => wordsOf(hidden, 'x')).not.toThrow();
    expect(() => wordsOf('{"sign":"s"}', 'x')).toThrow('cannot be read');
    expect(() => wordsOf('<html>', 'x')).toThrow();
  });

  it('are signed as they stand, blanks and all', () => {
    expect(isSignedBy(keys.publicKey, '{ }', 'bm90IGEgc2lnbmF0dXJl')).toBe(false);
  });
});
