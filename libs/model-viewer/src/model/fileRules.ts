/** No more than this is made of a file, however little it weighs itself. */
const MOST_BYTES = 400_000_000;
const MOST_POINTS = 20_000_000;
const MOST_NODES = 50_000;

type Fields = Record<string, unknown>;

const fields = (value: unknown): Fields =>
  value !== null && typeof value === 'object' ? (value as Fields) : {};
const list = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(fields) : []);
const whole = (value: unknown): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : 0;

/** Every node has one that holds it at most, and none holds itself by way of others. */
function isForest(nodes: readonly Fields[]): boolean {
  const holders = new Map<number, number>();
  for (const [at, node] of nodes.entries()) {
    for (const child of Array.isArray(node['children']) ? node['children'] : []) {
      const held = whole(child);
      if (holders.has(held)) return false;
      holders.set(held, at);
    }
  }
  const sound = new Set<number>();
  for (const start of nodes.keys()) {
    const way = new Set<number>();
    for (let at: number | undefined = start; at !== undefined; at = holders.get(at)) {
      if (sound.has(at)) break;
      if (way.has(at)) return false;
      way.add(at);
    }
    way.forEach((at) => sound.add(at));
  }
  return true;
}

function bytesUnpacked(views: readonly Fields[]): number {
  const packed = views.flatMap(({ extensions }) => {
    const { EXT_meshopt_compression: one, KHR_meshopt_compression: other } = fields(extensions);
    return [fields(one ?? other)];
  });
  return packed.reduce((sum, { count, byteStride }) => sum + whole(count) * whole(byteStride), 0);
}

/** Rejects files whose header claims sizes, or cycles of nodes, that would hang the loader. */
export function isSoundFile(json: unknown): boolean {
  const { nodes, accessors, bufferViews } = fields(json);
  const points = list(accessors).reduce((sum, { count }) => sum + whole(count), 0);
  return (
    list(nodes).length <= MOST_NODES &&
    points <= MOST_POINTS &&
    bytesUnpacked(list(bufferViews)) <= MOST_BYTES &&
    isForest(list(nodes))
  );
}
