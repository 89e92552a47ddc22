import { describeDevice, hideEnd } from './device';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

it.each([
  [chrome, 'Chrome · Windows'],
  [`${chrome} Edg/142.0.0.0`, 'Edge · Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18 Safari/604.1',
    'Safari · iOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0', 'Firefox · Linux'],
  ['curl/8.5.0', '未知设备'],
  ['', '未知设备'],
])('%s is %s', (userAgent, words) => {
  expect(describeDevice(userAgent)).toBe(words);
});

it.each([
  ['203.0.113.9', '203.0.*.*'],
  ['2001:db8:1:2::', '2001:db8:*'],
])('of %s is shown %s', (address, shown) => {
  expect(hideEnd(address)).toBe(shown);
});
