import { MOST_NODES } from '../limits';
import { multiply, unit } from '../make/matrix';
import { refuseModel } from '../refusal';
import { bounded, type Fields, fields, list, numbers, whole, words } from './json';

/** A node of the file, in a flat list. */
export interface FileNode {
  name: string;
  holder: number | null;
  matrix: number[];
  mesh: number | null;
  skin: number | null;
}

const childrenOf = ({ children }: Fields): number[] =>
  Array.isArray(children) ? children.map((one) => whole(one) ?? refuseModel('broken')) : [];

/**
 * The nodes of the default scene, parents before children. Each node may have one parent only:
 * otherwise a small file could repeat a mesh exponentially.
 */
export function treeOfScene(json: Fields): FileNode[] {
  const nodes = bounded(json['nodes'], MOST_NODES, 'parts');
  const held = new Set<number>();
  for (const child of nodes.flatMap(childrenOf)) {
    if (child >= nodes.length) refuseModel('broken');
    if (held.has(child)) refuseModel('cycle');
    held.add(child);
  }
  const free = [...nodes.keys()].filter((at) => !held.has(at));
  // Nodes not reachable from a root form a cycle.
  const reached: FileNode[] = [];
  const scenes = list(json['scenes']);
  const scene = scenes[whole(json['scene']) ?? 0];
  const roots = scene ? rootsOf(scene, { free: new Set(free), count: nodes.length }) : free;
  const ahead = roots.map((at) => ({ at, holder: null as number | null })).reverse();
  for (let next = ahead.pop(); next; next = ahead.pop()) {
    const { at, holder } = next;
    const node = nodes[at] ?? refuseModel('broken');
    const place = reached.push(fileNode(node, holder)) - 1;
    for (const child of childrenOf(node).reverse()) ahead.push({ at: child, holder: place });
  }
  if (nodes.length > 0 && free.length === 0) refuseModel('cycle');
  checkLoops(nodes, free);
  return reached;
}

function rootsOf(scene: Fields, { free, count }: { free: Set<number>; count: number }): number[] {
  const roots = Array.isArray(scene['nodes']) ? scene['nodes'] : [];
  const told = [...new Set(roots.map((one) => whole(one) ?? refuseModel('broken')))];
  if (told.some((at) => at >= count)) refuseModel('broken');
  if (told.some((at) => !free.has(at))) refuseModel('cycle');
  return told;
}

/** Nodes not below any root form a cycle. */
function checkLoops(nodes: readonly Fields[], free: readonly number[]) {
  const ahead = [...free];
  let seen = 0;
  for (let at = ahead.pop(); at !== undefined; at = ahead.pop()) {
    seen += 1;
    ahead.push(...childrenOf(nodes[at] ?? {}));
  }
  if (seen < nodes.length) refuseModel('cycle');
}

const fileNode = (node: Fields, holder: number | null): FileNode => ({
  name: words(node['name']),
  holder,
  matrix: matrixOf(node),
  mesh: whole(node['mesh']),
  skin: whole(node['skin']),
});

function matrixOf(node: Fields): number[] {
  if (node['matrix'] !== undefined) return numbers(node['matrix'], unit);
  const [x = 0, y = 0, z = 0] = numbers(node['translation'], [0, 0, 0]);
  const [a = 0, b = 0, c = 0, d = 1] = numbers(node['rotation'], [0, 0, 0, 1]);
  const [sx = 1, sy = 1, sz = 1] = numbers(node['scale'], [1, 1, 1]);
  const turned = [
    1 - 2 * (b * b + c * c),
    2 * (a * b + c * d),
    2 * (a * c - b * d),
    0,
    2 * (a * b - c * d),
    1 - 2 * (a * a + c * c),
    2 * (b * c + a * d),
    0,
    2 * (a * c + b * d),
    2 * (b * c - a * d),
    1 - 2 * (a * a + b * b),
    0,
    x,
    y,
    z,
    1,
  ];
  return multiply(turned, [sx, 0, 0, 0, 0, sy, 0, 0, 0, 0, sz, 0, 0, 0, 0, 1]);
}

export const hasAny = (json: Fields, name: string): boolean => list(json[name]).length > 0;

export const extensionsOf = ({ extensions }: Fields): Fields => fields(extensions);
