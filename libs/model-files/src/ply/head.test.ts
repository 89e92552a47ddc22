import { readHead } from './head';

const head = (...lines: string[]) =>
  readHead(Buffer.from(['ply', 'format ascii 1.0', ...lines, 'end_header', ''].join('\n')));
const properties = (count: number) => Array.from({ length: count }, () => 'property float x');
const broken = expect.objectContaining({ key: 'broken' }) as Error;

it('knows how many bytes each value has', () => {
  const { elements } = head('element face 2', 'property list uchar int places', 'property short a');
  expect(elements).toEqual([
    {
      name: 'face',
      count: 2,
      properties: [
        { bytes: 4, counted: 1 },
        { bytes: 2, counted: null },
      ],
    },
  ]);
});

it.each([
  ['a property of nothing', ['property float x']],
  ['a kind that there is not', ['element vertex 1', 'property complex x']],
  ['more properties than anybody needs', ['element vertex 1', ...properties(65)]],
  ['a count that is none', ['element vertex many']],
  ['things made of nothing', ['element vertex 1']],
])('refuses %s', (_, lines) => expect(() => head(...lines)).toThrow(broken));

it('reads as many properties as there may be, and none of what there is none of', () => {
  expect(head('element vertex 1', ...properties(64)).elements).toHaveLength(1);
  expect(head('element vertex 0').elements).toHaveLength(1);
});
