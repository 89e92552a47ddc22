import { closures, rings } from './closures.mjs';

const imports = new Map([
  ['page', ['part', 'rule']],
  ['part', ['rule']],
  ['rule', []],
  ['here', ['there']],
  ['there', ['here', 'rule']],
]);
const texts = new Map([...imports.keys()].map((place) => [place, 'as it was']));
const before = closures(texts, imports);

/** @param {string} place */
function moved(place) {
  const after = closures(new Map(texts).set(place, 'changed'), imports);
  return [...after].flatMap(([one, hash]) => (before.get(one) === hash ? [] : [one])).sort();
}

test('a ring stands after what it leads to', () => {
  expect(rings(imports)).toEqual([['rule'], ['part'], ['page'], ['here', 'there']]);
});

test.each([
  ['page', ['page']],
  ['part', ['page', 'part']],
  ['there', ['here', 'there']],
  ['rule', ['here', 'page', 'part', 'rule', 'there']],
])('a change of %s reaches all that lead to it', (place, reached) => {
  expect(moved(place)).toEqual(reached);
});
