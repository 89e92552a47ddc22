import fc from 'fast-check';
import { treeOf } from './tree';
import { leafIds, pathTo } from './treeSearch';

const rows = [
  { id: 1, pid: 0, name: '医学' },
  { id: 2, pid: 1, name: '内科学' },
  { id: 3, pid: 1, name: '外科学' },
  { id: 4, pid: 2, name: '心内科' },
  { id: 5, pid: 2, name: '呼吸科' },
  { id: 6, pid: 0, name: '药学' },
];
const tree = treeOf(rows);

describe('pathTo', () => {
  it.each([
    [1, ['医学']],
    [3, ['医学', '外科学']],
    [5, ['医学', '内科学', '呼吸科']],
    [6, ['药学']],
    [7, []],
  ])('leads to %d by %j', (id, names) => {
    expect(pathTo(tree, id).map(({ name }) => name)).toEqual(names);
  });
});

describe('leafIds', () => {
  it('collects from left to right what has nothing below it', () => {
    expect(leafIds(tree)).toEqual([4, 5, 3, 6]);
  });

  it('takes a leaf for itself', () => {
    expect(leafIds(pathTo(tree, 4).slice(-1))).toEqual([4]);
  });

  it('finds none in nothing', () => {
    expect(leafIds([])).toEqual([]);
  });
});

it('bears a tree of any depth', () => {
  let node: { id: number; children: (typeof node)[] } = { id: 0, children: [] };
  for (let id = 1; id < 100_000; id++) node = { id, children: [node] };
  expect(leafIds([node])).toEqual([0]);
  expect(pathTo([node], 0)).toHaveLength(100_000);
});

it('finds every node, below the one that it names', () => {
  const some = fc.uniqueArray(fc.nat(50)).map((ids) => ids.map((id) => ({ id, pid: id >> 1 })));
  fc.assert(
    fc.property(some, (list) => {
      const nodes = treeOf(list);
      for (const { id, pid } of list) {
        const path = pathTo(nodes, id);
        expect(path.at(-1)?.id).toBe(id);
        if (path.length > 1) expect(path.at(-2)?.id).toBe(pid);
      }
    }),
  );
});
