import { readNumber } from './readNumber';

it.each([
  ['id=7', 7],
  ['id=0', null],
  ['id=-1', null],
  ['id=1e3', null],
  ['id=99999999999', null],
  ['', null],
])('reads %j', (search, id) => {
  expect(readNumber(new URLSearchParams(search), 'id')).toBe(id);
});
