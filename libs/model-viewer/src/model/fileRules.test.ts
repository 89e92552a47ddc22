import fc from 'fast-check';
import { isSoundFile } from './fileRules';

const packed = (count: number, byteStride: number) => ({
  extensions: { EXT_meshopt_compression: { count, byteStride } },
});

it('takes a tree of nodes', () => {
  expect(isSoundFile({ nodes: [{ children: [1, 2] }, { children: [3] }, {}, {}] })).toBe(true);
  expect(isSoundFile({ accessors: [{ count: 3000 }], bufferViews: [packed(1000, 16)] })).toBe(true);
});

it.each([
  ['a node that holds itself', { nodes: [{ children: [0] }] }],
  [
    'nodes that hold each other',
    { nodes: [{ children: [1] }, { children: [2] }, { children: [0] }] },
  ],
  ['a node that two hold', { nodes: [{ children: [2] }, { children: [2] }, {}] }],
  ['more points than there is memory', { accessors: [{ count: 1e9 }] }],
  ['what would unpack to more than there is memory', { bufferViews: [packed(1e8, 255)] }],
  ['very many nodes', { nodes: Array.from({ length: 60_000 }, () => ({})) }],
])('refuses %s', (_, json) => {
  expect(isSoundFile(json)).toBe(false);
});

it('answers whatever stands in the file', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (nodes, accessors, bufferViews) => {
      expect(typeof isSoundFile({ nodes, accessors, bufferViews })).toBe('boolean');
    }),
  );
});
