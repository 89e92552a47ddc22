import { inflateSync } from 'node:zlib';
import { decodeText } from '@cheese/question-files/words/decode';
import type { ModelLimits } from '../limits';
import { refuseModel } from '../refusal';
import { FbxCounts, isMovement } from './counts';

const MAGIC = 'Kaydara FBX Binary  \0';
const HEAD_BYTES = 27;
const FOOT_BYTES = 176;
const OLDEST_VERSION = 7000;
const WIDE_VERSION = 7500;
const MOST_LEVELS = 64;
/** Every value takes this much in the reader's lists, whatever its size in the file. */
const VALUE_BYTES = 8;
const single: Readonly<Record<string, number>> = { B: 1, C: 1, Y: 2, I: 4, F: 4, L: 8, D: 8 };
const listed: Readonly<Record<string, number>> = { b: 1, c: 1, i: 4, f: 4, l: 8, d: 8 };

export const isBinaryFbx = (file: Buffer) => file.toString('latin1', 0, MAGIC.length) === MAGIC;

/**
 * Walks the file as the three.js reader will, and checks that everything it announces exists before
 * anything is allocated.
 */
export function scanBinaryFbx(file: Buffer, limits: ModelLimits): FbxCounts {
  if (file.length < HEAD_BYTES) return refuseModel('broken');
  const version = file.readUInt32LE(23);
  if (version < OLDEST_VERSION) return refuseModel('oldFbx');
  const scan = new BinaryScan(file, version >= WIDE_VERSION, limits);
  scan.whole();
  return scan.counts;
}

interface Place {
  holder: string;
  name: string;
  nth: number;
}

class BinaryScan {
  readonly counts: FbxCounts;
  private readonly file: Buffer;
  private readonly numberBytes: 4 | 8;
  private readonly limits: ModelLimits;
  private at = HEAD_BYTES;
  private bytes = 0;
  /** The id of the current node. */
  private id = 0;

  constructor(file: Buffer, isWide: boolean, limits: ModelLimits) {
    this.file = file;
    this.numberBytes = isWide ? 8 : 4;
    this.limits = limits;
    this.counts = new FbxCounts(limits);
  }

  whole() {
    while (!this.isAtFoot()) this.record(this.file.length, { holder: '', level: 0 });
  }

  /** The reader's own test for the footer. */
  private isAtFoot(): boolean {
    const end = this.at + FOOT_BYTES;
    return this.file.length % 16 === 0 ? (end & ~0xf) >= this.file.length : end >= this.file.length;
  }

  private record(most: number, { holder, level }: { holder: string; level: number }) {
    const recordAt = this.at;
    const [said, properties, bytes] = [this.number(), this.number(), this.number()];
    const length = this.take(1).readUInt8();
    const nameAt = this.at;
    const name = this.take(length).toString('latin1');
    if (said === 0 && length === 0 && properties === 0) return;
    const end = said || this.at + bytes;
    // Some writers leave out the end offset of empty nodes, which the reader takes for the end of
    // the file.
    if (said === 0) this.counts.unended.push({ at: recordAt, end });
    if (holder === 'Objects' && isMovement(name)) this.counts.movements.push(nameAt);
    if (end > most || level > MOST_LEVELS) refuseModel('broken');
    this.counts.node(holder, name);
    for (let nth = 0; nth < properties; nth += 1) this.property({ holder, name, nth });
    if (this.at > end) refuseModel('broken');
    while (this.at < end) this.record(end, { holder: name, level: level + 1 });
  }

  private take(bytes: number): Buffer {
    if (this.at + bytes > this.file.length) return refuseModel('broken');
    this.at += bytes;
    return this.file.subarray(this.at - bytes, this.at);
  }

  private number(): number {
    const bytes = this.take(this.numberBytes);
    return this.numberBytes === 4 ? bytes.readUInt32LE() : Number(bytes.readBigUInt64LE());
  }

  private property(place: Place) {
    const kind = this.take(1).toString('latin1');
    const [one, many] = [single[kind], listed[kind]];
    if (kind === 'S' || kind === 'R') {
      const content = this.take(this.take(4).readUInt32LE());
      if (place.holder === 'Objects' && place.name === 'Model' && place.nth === 1)
        this.counts.names.set(this.id, nameIn(content));
    } else if (one !== undefined) {
      const content = this.take(one);
      if (kind === 'L' && place.nth === 0) this.id = Number(content.readBigInt64LE());
    } else if (many !== undefined) this.list(place.name, many);
    else refuseModel('broken');
  }

  private list(name: string, size: number) {
    const [count, packing, packed] = [0, 0, 0].map(() => this.take(4).readUInt32LE());
    const bytes = (count ?? 0) * size;
    this.bytes += (count ?? 0) * VALUE_BYTES;
    if (this.bytes > this.limits.unpackedBytes) refuseModel('unpacked');
    const content = packing === 0 ? this.take(bytes) : unpacked(this.take(packed ?? 0), bytes);
    if (name !== 'PolygonVertexIndex' || size !== 4) return;
    this.counts.faces.next();
    for (let at = 0; at < content.length; at += 4) {
      this.counts.faces.corner(content.readInt32LE(at) < 0);
    }
  }
}

/** Unpacks exactly the announced size; growing further is refused. */
function unpacked(packed: Buffer, bytes: number): Buffer {
  try {
    const content = inflateSync(packed, { maxOutputLength: Math.max(1, bytes) });
    return content.length === bytes ? content : refuseModel('broken');
  } catch {
    return refuseModel('broken');
  }
}

/** The suffix of a name tells the type of its node. */
function nameIn(content: Buffer): string {
  const end = content.indexOf(0);
  return decodeText(end < 0 ? content : content.subarray(0, end));
}
