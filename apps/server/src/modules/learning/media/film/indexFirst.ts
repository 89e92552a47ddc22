import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { streamToFile } from '../../../../ports/streamToFile';
import { failMedia } from '../media.failed';
import { type Box, boxesIn, insideOf } from './boxes';
import type { Mp4 } from './readMp4';

const FAR = 0xffff_ffff;

/**
 * Writes a film anew with its index before its pictures, so that a player that reads from the front
 * knows at once where everything is. What lies before the old index moves back by its length.
 */
export async function putIndexFirst(from: string, mp4: Mp4, to: string) {
  const index = Buffer.from(mp4.index);
  moveChunks(index.subarray(mp4.moov.head), (at) => (at < mp4.moov.at ? at + index.length : at));
  const others = mp4.boxes.filter((box) => box !== mp4.moov);
  const first = others.filter(({ type }) => type === 'ftyp');
  const rest = others.filter(({ type }) => type !== 'ftyp');
  const pieces = async function* () {
    for (const box of first) yield* boxFrom(from, box);
    yield index;
    for (const box of rest) yield* boxFrom(from, box);
  };
  await streamToFile(to, Readable.from(pieces(), { objectMode: false }));
}

const boxFrom = (path: string, { at, bytes }: Box) =>
  createReadStream(path, { start: at, end: at + bytes - 1 }) as AsyncIterable<Buffer>;

type Move = (at: number) => number;

const holders = ['trak', 'mdia', 'minf', 'stbl'];

function moveChunks(bytes: Buffer, move: Move) {
  for (const box of boxesIn(bytes)) {
    const inside = insideOf(bytes, box);
    if (holders.includes(box.type)) moveChunks(inside, move);
    if (box.type === 'stco') moveShort(inside, move);
    if (box.type === 'co64') moveLong(inside, move);
    // A compressed index would need unpacking, and no program writes one any more.
    if (box.type === 'cmov') failMedia('codec');
  }
}

function moveShort(table: Buffer, move: Move) {
  for (let at = 8, left = table.readUInt32BE(4); left > 0; at += 4, left -= 1) {
    const moved = move(table.readUInt32BE(at));
    if (moved > FAR) failMedia('broken');
    table.writeUInt32BE(moved, at);
  }
}

function moveLong(table: Buffer, move: Move) {
  for (let at = 8, left = table.readUInt32BE(4); left > 0; at += 8, left -= 1) {
    table.writeBigUInt64BE(BigInt(move(Number(table.readBigUInt64BE(at)))), at);
  }
}
