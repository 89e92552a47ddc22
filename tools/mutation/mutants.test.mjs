import { mutantsOf } from './mutants.mjs';

/** @param {string} text @param {string} [file] */
const changesOf = (text, file = 'libs/domain/src/rules/a.ts') =>
  mutantsOf(file, text).map(
    ({ operator, start, end, text: instead }) =>
      `${operator}: ${text.slice(0, start)}${instead}${text.slice(end)}`,
  );

test.each([
  ['a boundary', 'go = a < b', 'boundary: go = a <= b'],
  ['a comparison', 'go = a === b', 'comparison: go = a !== b'],
  ['and for or', 'go = a && b', 'logic: go = a || b'],
  ['minus for plus', 'go = a + b', 'arithmetic: go = a - b'],
  ['no fallback', 'go = find() ?? refuse()', 'fallback: go = find()'],
  ['the contrary of a condition', 'go = a ? b : c', 'condition: go = !(a) ? b : c'],
  ['no negation', 'go = !a', 'negation: go = (a)'],
  ['false for true', 'go = true', 'truth: go = false'],
  ['one more', 'go = 1_000', 'number: go = 1001'],
  ['another text', "go = 'a'", "string: go = ''"],
  ['another of a closed set', "go = 'open'", "string: go = 'user'"],
  ['a step left out', 'await guard(a)', 'step: ;'],
  ['a guard left out', 'if (a) return b;', 'guard: ;'],
  ['an empty function', 'function go() { a() }', 'body: function go() {}'],
  ['an empty arrow', 'go = () => a', 'body: go = () => undefined'],
  ['a property left out', 'go = set({ a, b })', 'property: go = set({  b })'],
  ['a clause left out', 'go = and(a, b)', 'clause: go = and( b)'],
  ['a link of a chain left out', 'go = rows.filter(a)', 'link: go = rows'],
])('%s', (_, before, after) => {
  expect(changesOf(before)).toContain(after);
});

test.each([
  ['what the compiler takes away', "type A = 'a'; interface B { c: 1 }"],
  ['where a module comes from', "import a from 'b'; export { c } from 'd';"],
  ['the name of a property', 'go = { "a": b }'],
  ['what is logged', "log.info('a')"],
  ['the look of a part', '<Box sx={{ mb: a ? 1 : 2 }} />'],
  ['a style that is kept by itself', "const strip = { bgcolor: 'surface', px: 2 }"],
])('leaves %s alone', (_, text) => {
  expect(changesOf(text, 'a.tsx')).toEqual([]);
});

it('tells the place of a change and what becomes of what', () => {
  const [mutant] = mutantsOf('libs/domain/src/rules/a.ts', '\ngo = a < b');
  expect(mutant).toMatchObject({ line: 2, says: '< → <=' });
  expect(mutant?.id).toBe('libs/domain/src/rules/a.ts:2:8 boundary: < → <=');
});
