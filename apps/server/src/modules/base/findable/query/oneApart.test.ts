import { isOneApart } from './oneApart';

it.each([
  ['阑尾炎', '兰尾炎', 'one other'],
  ['心肺复苏', '心复苏', 'one less'],
  ['心复苏', '心肺复苏', 'one more'],
  ['静脉输液', '静输脉液', 'two in each other’s place'],
  ['abc', 'abcd', 'one more at the end'],
])('%s and %s are: %s', (one, other) => expect(isOneApart(one, other)).toBe(true));

it.each([
  ['心电图', '脑电波'],
  ['abcd', 'ab'],
  ['abcd', 'dcba'],
  ['', '心肺'],
])('%s and %s are not', (one, other) => expect(isOneApart(one, other)).toBe(false));
