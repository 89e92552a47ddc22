import { originIn, textIn } from './buildValue';

it.each([
  [undefined, null],
  ['', null],
  [' ', null],
  [' 400-123-4567 ', '400-123-4567'],
])('%p says %p', (value, said) => {
  expect(textIn(value)).toBe(said);
});

it.each([
  [undefined, null],
  ['https://aid.example', 'https://aid.example'],
  [' https://aid.example// ', 'https://aid.example'],
])('%p is at %p', (value, origin) => {
  expect(originIn(value)).toBe(origin);
});
