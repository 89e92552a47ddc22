import { Linter } from 'eslint';
import { longFunctionsRule } from './rules/longFunctions.mjs';

/** The lines at which functions are found too long. @param {string} code */
const found = (code) =>
  new Linter()
    .verify(code, {
      plugins: { cheese: { rules: { 'long-functions': longFunctionsRule } } },
      rules: { 'cheese/long-functions': 'error' },
    })
    .map(({ line }) => line);

const statements = (/** @type {number} */ count) => Array(count).fill('  go();').join('\n');

test('a function may have 80 lines, and no more', () => {
  expect(found(`function act() {\n${statements(78)}\n}`)).toEqual([]);
  expect(found(`function act() {\n${statements(79)}\n}`)).toEqual([1]);
  expect(found(`go();\nconst act = async () => {\n${statements(79)}\n};`)).toEqual([2]);
});

test('blank lines and comments are not counted, code beside a comment is', () => {
  const rest = '\n\n  // Why.\n  /* Because\n  of that. */\n';
  expect(found(`function act() {\n${statements(78)}${rest}}`)).toEqual([]);
  expect(found(`function act() {\n${statements(78)}\n  go(); // Why.\n}`)).toEqual([1]);
});

test('a group of tests may be long, one test may not', () => {
  const group = (/** @type {string} */ open) => `${open}, () => {\n${statements(90)}\n});`;
  expect(found(group(`describe('a'`))).toEqual([]);
  expect(found(group(`test.describe('a'`))).toEqual([]);
  expect(found(group(`describe.each([])('a'`))).toEqual([]);
  expect(found(group(`it('a'`))).toEqual([1]);
});
