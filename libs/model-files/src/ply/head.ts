import { refuseModel } from '../refusal';

const sizes: Readonly<Record<string, number>> = {
  char: 1,
  uchar: 1,
  int8: 1,
  uint8: 1,
  short: 2,
  ushort: 2,
  int16: 2,
  uint16: 2,
  int: 4,
  uint: 4,
  int32: 4,
  uint32: 4,
  float: 4,
  float32: 4,
  double: 8,
  float64: 8,
};
const MOST_HEAD = 64 * 1024;
const MOST_PROPERTIES = 64;
const END = /[\r\n]end_header(\r\n|\r|\n)/;

interface Property {
  bytes: number;
  /** The bytes of a list's count; null for a single value. */
  counted: number | null;
}

interface Element {
  name: string;
  count: number;
  properties: Property[];
}

export interface PlyHead {
  isText: boolean;
  isLittle: boolean;
  elements: Element[];
  /** The raw lines, whatever their line ending. */
  lines: readonly string[];
  /** The offset of the data. */
  bytes: number;
}

/**
 * The file with normalised line endings in its header, because readers differ about where the data
 * begins.
 */
export const withPlainHead = (file: Buffer, { lines, bytes }: PlyHead): Buffer =>
  Buffer.concat([
    Buffer.from([...lines, 'end_header', ''].join('\n'), 'latin1'),
    file.subarray(bytes),
  ]);

export const isPly = (file: Buffer) => /^ply[\r\n]/.test(file.toString('latin1', 0, 4));

export function readHead(file: Buffer): PlyHead {
  const words = file.toString('latin1', 0, MOST_HEAD);
  const end = END.exec(words) ?? refuseModel('broken');
  // If lines end in a carriage return alone, a line feed after the header belongs to the data.
  const isReturned = /^ply\r[^\n]/.test(words);
  const bytes = end.index + end[0].length - (isReturned && end[1] === '\r\n' ? 1 : 0);
  const lines = words.slice(0, end.index).split(/[\r\n]+/);
  const head: PlyHead = { isText: false, isLittle: true, elements: [], lines, bytes };
  for (const line of lines) {
    const [what, ...said] = line.trim().split(/\s+/);
    if (what === 'format') {
      const [form = ''] = said;
      if (!/^(ascii|binary_(little|big)_endian)$/.test(form)) return refuseModel('broken');
      head.isText = form === 'ascii';
      head.isLittle = form !== 'binary_big_endian';
    }
    if (what === 'element') {
      const [name = '', count = ''] = said;
      if (!/^\d{1,10}$/.test(count)) return refuseModel('broken');
      head.elements.push({ name, count: Number(count), properties: [] });
    }
    if (what === 'property') addProperty(head.elements.at(-1), said);
  }
  // Elements without properties take no bytes, so their count has no natural limit.
  if (head.elements.some(({ properties, count }) => properties.length === 0 && count > 0))
    return refuseModel('broken');
  return head;
}

function addProperty(element: Element | undefined, [kind = '', count = '', item = '']: string[]) {
  if (!element || element.properties.length >= MOST_PROPERTIES) return refuseModel('broken');
  const isList = kind === 'list';
  const bytes = sizes[isList ? item : kind] ?? refuseModel('broken');
  const counted = isList ? (sizes[count] ?? refuseModel('broken')) : null;
  return element.properties.push({ bytes, counted });
}
