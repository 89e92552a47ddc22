import { askedBy, candidates, importsOf } from './imports.mjs';

test('imports of each form are read', () => {
  const text = `import { a } from './a';
import type { B } from "./b";
import './c';
export * from './d';
const e = await import('./e');`;
  expect(askedBy(text)).toEqual(['./a', './b', './c', './d', './e']);
});

test('an alias leads to each of its homes, a package nowhere', () => {
  const calls = 'libs/api-client/src';
  expect(candidates('x.ts', '@cheese/api-client/base')).toEqual([
    `${calls}/endpoints/base`,
    `${calls}/base`,
  ]);
  expect(candidates('x.ts', 'react')).toEqual([]);
});

test('a file leads to those that are there', () => {
  const sources = new Map([
    ['apps/a/one.tsx', "import './two'; import './none'; import '../b/three';"],
    ['apps/a/two.ts', ''],
    ['apps/b/three.mts', ''],
  ]);
  expect(importsOf(sources).get('apps/a/one.tsx')).toEqual(['apps/a/two.ts', 'apps/b/three.mts']);
});
