import { cameFrom } from './cameFrom';

it.each([
  ['trayId=3', { trayId: 3 }],
  ['trayId=3&courseId=1&itemId=2', { trayId: 3 }],
  ['courseId=1&itemId=2', { courseId: 1, itemId: 2 }],
  ['courseId=1', null],
  ['itemId=2', null],
  ['trayId=x', null],
  ['', null],
])('%s', (address, from) => expect(cameFrom(new URLSearchParams(address))).toEqual(from));
