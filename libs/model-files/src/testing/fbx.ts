import { deflateSync } from 'node:zlib';
import { blockPlaces, blockTriangles } from './block';

/** An FBX node: its properties and children. */
export interface FbxNode {
  name: string;
  values?: readonly FbxValue[];
  holds?: readonly FbxNode[];
}

/** A number is written as a long, a list by its type. */
export type FbxValue = string | number | Buffer | { doubles: number[] } | { whole: number[] };

const corners = blockTriangles.flatMap(([a = 0, b = 0, c = 0]) => [a, b, -c - 1]);

const setting = (name: string, ...values: FbxValue[]): FbxNode => ({
  name: 'P',
  values: [name, '', '', '', ...values],
});
const link = (from: number, to: number): FbxNode => ({ name: 'C', values: ['OO', from, to] });

/** A named block in centimetres below a group, with a colour. */
export const someFbx = (name = '股骨', version = 7400): FbxNode[] => [
  {
    name: 'FBXHeaderExtension',
    holds: [{ name: 'FBXVersion', values: [version] }],
  },
  {
    name: 'GlobalSettings',
    holds: [{ name: 'Properties70', holds: [setting('UpAxis', 1), setting('UnitScaleFactor', 1)] }],
  },
  {
    name: 'Objects',
    holds: [
      {
        name: 'Geometry',
        values: [10, 'Geometry::block', 'Mesh'],
        holds: [
          { name: 'Vertices', values: [{ doubles: blockPlaces.flat() }] },
          { name: 'PolygonVertexIndex', values: [{ whole: corners }] },
        ],
      },
      { name: 'Model', values: [20, 'Model::下肢', 'Null'] },
      { name: 'Model', values: [21, `Model::${name}`, 'Mesh'] },
      { name: 'Model', values: [22, 'Model::Camera', 'Camera'] },
    ],
  },
  { name: 'Connections', holds: [link(20, 0), link(22, 0), link(21, 20), link(10, 21)] },
];

/** As a text FBX. */
export function textFbx(nodes: readonly FbxNode[]): string {
  return ['; FBX 7.4.0 project file', ...nodes.flatMap((node) => linesOf(node, 0)), ''].join('\n');
}

function linesOf({ name, values = [], holds }: FbxNode, level: number): string[] {
  const tabs = '\t'.repeat(level);
  const [first] = values;
  if (first !== undefined && typeof first === 'object' && !Buffer.isBuffer(first)) {
    const list = 'doubles' in first ? first.doubles : first.whole;
    return [`${tabs}${name}: *${list.length} {`, `${tabs}\ta: ${list.join(',')}`, `${tabs}}`];
  }
  const said = values.map((one) => (typeof one === 'number' ? String(one) : `"${String(one)}"`));
  if (!holds && name !== 'Model') return [`${tabs}${name}: ${said.join(', ')}`];
  const held = (holds ?? []).flatMap((one) => linesOf(one, level + 1));
  return [`${tabs}${name}: ${said.join(', ')} {`, ...held, `${tabs}}`];
}

/** As a binary FBX with compressed lists. */
export function binaryFbx(nodes: readonly FbxNode[], version = 7400): Buffer {
  const head = Buffer.alloc(27);
  head.write('Kaydara FBX Binary  \0\x1a\0', 'latin1');
  head.writeUInt32LE(version, 23);
  let at = head.length;
  const records = nodes.map((node) => {
    const record = recordOf(node, at);
    at += record.length;
    return record;
  });
  const foot = Buffer.alloc(13 + 176);
  return Buffer.concat([head, ...records, foot]);
}

function recordOf({ name, values = [], holds = [] }: FbxNode, from: number): Buffer {
  const called = Buffer.from(name);
  const properties = Buffer.concat(values.map(valueOf));
  let at = from + 13 + called.length + properties.length;
  const held = holds.map((one) => {
    const record = recordOf(one, at);
    at += record.length;
    return record;
  });
  if (held.length > 0) held.push(Buffer.alloc(13));
  const whole = Buffer.concat(held);
  const head = Buffer.alloc(13);
  head.writeUInt32LE(from + 13 + called.length + properties.length + whole.length);
  head.writeUInt32LE(values.length, 4);
  head.writeUInt32LE(properties.length, 8);
  head.writeUInt8(called.length, 12);
  return Buffer.concat([head, called, properties, whole]);
}

function valueOf(value: FbxValue): Buffer {
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(9);
    bytes.write('L');
    bytes.writeBigInt64LE(BigInt(value), 1);
    return bytes;
  }
  if (typeof value === 'string' || Buffer.isBuffer(value)) {
    // Binary FBX writes "Model::name" reversed, with two special bytes between.
    const [kind, name] = typeof value === 'string' ? value.split('::') : [];
    const text = name === undefined ? Buffer.from(value) : Buffer.from(`${name}\0\x01${kind}`);
    return Buffer.concat([Buffer.from('S'), counts(text.length), text]);
  }
  const isWhole = 'whole' in value;
  const list = isWhole ? Int32Array.from(value.whole) : Float64Array.from(value.doubles);
  const packed = deflateSync(Buffer.from(list.buffer));
  const kind = Buffer.from(isWhole ? 'i' : 'd');
  return Buffer.concat([kind, counts(list.length, 1, packed.length), packed]);
}

function counts(...numbers: number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * 4);
  numbers.forEach((one, at) => bytes.writeUInt32LE(one, at * 4));
  return bytes;
}
