import { makeZip } from '../../testing/providers/zip';
import { alipayBillAddress } from './alipayKeys';
import { unzip } from './unzip';

const zip = makeZip(
  ['a', 'b'].map((name) => ({ name: Buffer.from(name), bytes: Buffer.alloc(60) })),
);

it('opens what lies in an archive, as long as all of it has room', () => {
  expect(unzip(zip, 120).map(({ bytes }) => bytes.length)).toEqual([60, 60]);
  expect(() => unzip(zip, 119)).toThrow();
  expect(() => unzip(zip, 60)).toThrow();
});

it('asks for a bill over https, whatever Alipay says', () => {
  const address = 'http://dwbillcenter.alipay.com/downloadBillFile.resource?token=1';
  expect(alipayBillAddress('https://openapi.alipay.com/gateway.do', address).href).toBe(
    address.replace('http:', 'https:'),
  );
});
