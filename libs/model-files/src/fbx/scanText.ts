import type { ModelLimits } from '../limits';
import { refuseModel } from '../refusal';
import { FbxCounts } from './counts';

const OLDEST_VERSION = 7000;
const MOST_LEVELS = 64;
const VERSION = /FBXVersion:\s*(\d+)/;
const NAME = /^\s*(\w+)\s*:/;
const [COMMA, MINUS] = [0x2c, 0x2d];
/** A number is a string before it is parsed. */
const VALUE_BYTES = 40;

export const isTextFbx = (head: string) =>
  /^\s*;\s*FBX\b/.test(head) || /^\s*FBXHeaderExtension:/m.test(head);

/** The same for text FBX, line by line. */
export function scanTextFbx(text: string, limits: ModelLimits): FbxCounts {
  const [, version = '0'] = VERSION.exec(text) ?? [];
  if (Number(version) < OLDEST_VERSION) return refuseModel('oldFbx');
  const counts = new FbxCounts(limits);
  const way: string[] = [];
  let values = 0;
  for (let at = 0; at < text.length;) {
    const found = text.indexOf('\n', at);
    const end = found < 0 ? text.length : found;
    const head = text.slice(at, Math.min(end, at + 200));
    const [, name = ''] = NAME.exec(head) ?? [];
    if (name !== '') counts.node(way.at(-1) ?? '', name);
    const isFaces = way.at(-1) === 'PolygonVertexIndex';
    values += isFaces ? countFaces(counts, text, [at, end]) : commasIn(text, [at, end]);
    if (values * VALUE_BYTES > limits.unpackedBytes) return refuseModel('unpacked');
    const line = text.slice(Math.max(at, end - 40), end).trimEnd();
    if (name !== '' && line.endsWith('{')) way.push(name);
    else if (head.trim() === '}') way.pop();
    if (way.length > MOST_LEVELS) return refuseModel('broken');
    at = end + 1;
  }
  return counts;
}

type Span = readonly [number, number];

function commasIn(text: string, [from, to]: Span): number {
  let count = 0;
  for (let at = from; at < to; at += 1) if (text.charCodeAt(at) === COMMA) count += 1;
  return count;
}

/** Corners of faces; the last corner of each face is negative. */
function countFaces({ faces }: FbxCounts, text: string, [from, to]: Span): number {
  let [isLast, values] = [false, 0];
  for (let at = from; at < to; at += 1) {
    const code = text.charCodeAt(at);
    if (code === MINUS) isLast = true;
    if (code !== COMMA) continue;
    faces.corner(isLast);
    isLast = false;
    values += 1;
  }
  if (isLast) faces.corner(true);
  return values;
}
