import fc from 'fast-check';
import { type TreeNode, treeOf } from './tree';

interface Tag {
  id: number;
  pid: number | null;
  name: string;
}
const tag = (id: number, pid: number | null, name = `${id}`): Tag => ({ id, pid, name });

/** The nested ids of a tree. */
const shape = (nodes: TreeNode<Tag>[]): unknown[] =>
  nodes.map(({ id, children }) => (children.length > 0 ? [id, shape(children)] : id));

const shapeOf = (...tags: Tag[]) => shape(treeOf(tags));

describe('treeOf', () => {
  it('puts tags below the one that they name', () => {
    const rows = [tag(1, 0, '医学'), tag(2, 1, '内科学'), tag(3, 1, '外科学'), tag(4, 2, '心内科')];
    expect(treeOf(rows)).toEqual([
      {
        ...tag(1, 0, '医学'),
        children: [
          {
            ...tag(2, 1, '内科学'),
            children: [{ ...tag(4, 2, '心内科'), children: [] }],
          },
          { ...tag(3, 1, '外科学'), children: [] },
        ],
      },
    ]);
  });

  it('reads a list in any order', () => {
    expect(shapeOf(tag(4, 2), tag(2, 1), tag(1, 0))).toEqual([[1, [[2, [4]]]]]);
  });

  it('keeps siblings in the order of the list', () => {
    expect(shapeOf(tag(9, 0), tag(5, 1), tag(1, 0), tag(3, 1), tag(4, 1))).toEqual([
      9,
      [1, [5, 3, 4]],
    ]);
  });

  it('keeps at the top whose parent is missing', () => {
    expect(shapeOf(tag(1, null), tag(2, 77), tag(3, 2))).toEqual([1, [2, [3]]]);
  });

  it('does not loop where tags name each other', () => {
    expect(shapeOf(tag(1, 1))).toEqual([1]);
    expect(shapeOf(tag(1, 2), tag(2, 1))).toEqual([[2, [1]]]);
    expect(shapeOf(tag(1, 3), tag(2, 1), tag(3, 2), tag(4, 3))).toEqual([[3, [[1, [2]], 4]]]);
  });

  it('leaves the list as it was', () => {
    const rows = Object.freeze([Object.freeze(tag(1, 0)), Object.freeze(tag(2, 1))]);
    expect(shape(treeOf(rows))).toEqual([[1, [2]]]);
  });

  it('bears a very deep list', () => {
    const rows = Array.from({ length: 2000 }, (_nothing, index) => tag(index + 1, index));
    expect(treeOf(rows)).toHaveLength(1);
  });

  const id = fc.integer({ min: 0, max: 30 });
  const rows = fc
    .array(fc.tuple(id, fc.option(id)), { maxLength: 60 })
    .map((pairs) => pairs.map(([one, pid], index) => tag(one, pid, `${index}`)));

  const below = (nodes: TreeNode<Tag>[]): TreeNode<Tag>[] =>
    nodes.flatMap((node) => [node, ...below(node.children)]);

  it('keeps every row exactly once, whatever rows name', () => {
    fc.assert(
      fc.property(rows, (list) => {
        const names = below(treeOf(list)).map(({ name }) => name);
        expect(names.sort()).toEqual(list.map(({ name }) => name).sort());
      }),
    );
  });

  it('puts nothing below what it does not name', () => {
    fc.assert(
      fc.property(rows, (list) =>
        below(treeOf(list)).every((node) => node.children.every(({ pid }) => pid === node.id)),
      ),
    );
  });
});
