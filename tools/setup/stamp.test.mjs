import { stampOf } from './stamp.mjs';

const machine = { node: '20.19.0', platform: 'linux', arch: 'x64' };

test('the same lockfile on the same kind of machine needs no install', () => {
  expect(stampOf('lock', machine)).toBe(stampOf('lock', { ...machine, node: '20.20.2' }));
});

test.each([
  ['another lockfile', 'lock 2', machine],
  ['another major version of Node', 'lock', { ...machine, node: '22.1.0' }],
  ['another system', 'lock', { ...machine, platform: 'darwin' }],
  ['another processor', 'lock', { ...machine, arch: 'arm64' }],
])('%s needs one', (_, lockfile, other) => {
  expect(stampOf(lockfile, other)).not.toBe(stampOf('lock', machine));
});
