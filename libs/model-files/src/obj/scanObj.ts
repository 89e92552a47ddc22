import { MOST_NODES, type ModelLimits } from '../limits';
import { refuseModel } from '../refusal';

/**
 * The reader's memory per corner: position, normal and texture coordinates as numbers of a list.
 */
const CORNER_BYTES = 3 * 8 * 8;
const MOST_LOOKS = 100_000;

export interface ObjCounts {
  triangles: number;
  hasNormals: boolean;
  hasLines: boolean;
}

const [SPACE, TAB, BREAK, RETURN] = [0x20, 0x09, 0x0a, 0x0d];
const isBlank = (code: number) => code === SPACE || code === TAB || code === RETURN;

/** Counts the words of a line without allocating strings. */
function wordsIn(text: string, from: number, to: number): number {
  let [count, isWord] = [0, false];
  for (let at = from; at < to; at += 1) {
    const isSign = !isBlank(text.charCodeAt(at));
    if (isSign && !isWord) count += 1;
    isWord = isSign;
  }
  return count;
}

/** Counts the elements of a text before anything is allocated. */
export function scanObj(text: string, limits: ModelLimits): ObjCounts {
  const counts = { triangles: 0, hasNormals: false, hasLines: false };
  let [places, groups, looks] = [0, 0, 0];
  for (let at = 0; at < text.length;) {
    const found = text.indexOf('\n', at);
    const end = found < 0 ? text.length : found;
    while (at < end && isBlank(text.charCodeAt(at))) at += 1;
    const [first, next] = [text[at], text.charCodeAt(at + 1)];
    const isAlone = isBlank(next) || next === BREAK;
    if (first === 'f') counts.triangles += Math.max(0, wordsIn(text, at + 1, end) - 2);
    else if (first === 'v') {
      if (text[at + 1] === 'n') counts.hasNormals = true;
      places += 1;
    } else if (first === 'o' || first === 'g') groups += 1;
    else if (first === 'u') looks += 1;
    else if ((first === 'l' || first === 'p') && isAlone) counts.hasLines = true;
    if (counts.triangles > limits.triangles) refuseModel('triangles');
    at = end + 1;
  }
  if (groups > MOST_NODES || looks > MOST_LOOKS) refuseModel('parts');
  const bytes = counts.triangles * CORNER_BYTES + places * 3 * 8;
  if (bytes > limits.unpackedBytes) refuseModel('unpacked');
  if (counts.triangles === 0) refuseModel('nothing');
  return counts;
}
