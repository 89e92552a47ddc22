import { isAddressRange } from './addressRange';

it.each(['10.1.0.0/16', '192.168.1.7', '0.0.0.0/0', '2001:db8::/32', '::1', '::', 'fe80::1/128'])(
  '%s names addresses',
  (text) => expect(isAddressRange(text)).toBe(true),
);

it.each([
  '',
  '10.1.0',
  '10.1.0.256',
  '10.1.0.0/33',
  '10.1.0.0/',
  '10.1.0.0/1/2',
  '010.1.0.0',
  '1::2::3',
  '2001:db8',
  'abcd',
  '::/129',
  '1:2:3:4:5:6:7:8:9',
  ':1',
  '10.0.0.0/-1',
  '::g',
])('%s names none', (text) => expect(isAddressRange(text)).toBe(false));
