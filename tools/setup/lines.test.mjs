import { byLine } from './lines.mjs';

test('pieces become whole lines', () => {
  /** @type {string[]} */
  const lines = [];
  const hear = byLine((line) => lines.push(line));
  ['one\ntw', 'o\n', '\nrest'].forEach(hear);
  expect(lines).toEqual(['one', 'two', '']);
});
