import { type FileHandle, open } from 'node:fs/promises';
import { failMedia } from '../media.failed';
import { type Box, boxesIn, boxesOf, underPath } from './boxes';

export interface Mp4 {
  boxes: Box[];
  /** The whole `moov` box with its header. */
  index: Buffer;
  moov: Box;
  durationS: number | null;
  width: number;
  height: number;
  /** Codecs of picture and sound, such as `avc1` and `mp4a`. */
  codecs: string[];
}

/** More than a film of six hours has. */
const MOST_INDEX_BYTES = 64 * 1024 ** 2;

/** Refuses a truncated file and one without a picture. */
export async function readMp4(path: string): Promise<Mp4> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const boxes = await boxesOf(file, size);
    const moov = boxes.find(({ type }) => type === 'moov') ?? failMedia('broken');
    if (!boxes.some(({ type }) => type === 'mdat')) failMedia('broken');
    if (moov.bytes > MOST_INDEX_BYTES) failMedia('broken');
    const index = await readBox(file, moov);
    return { boxes, index, moov, ...factsIn(index.subarray(moov.head)) };
  } catch (error) {
    // A box that is shorter than its kind must be.
    throw error instanceof RangeError ? failMedia('broken') : error;
  } finally {
    await file.close();
  }
}

async function readBox(file: FileHandle, { at, bytes }: Box): Promise<Buffer> {
  const whole = Buffer.alloc(bytes);
  const { bytesRead } = await file.read(whole, 0, bytes, at);
  return bytesRead === bytes ? whole : failMedia('broken');
}

function factsIn(moov: Buffer) {
  const tracks = underPath(moov, ['trak']).map(trackIn);
  const picture = tracks.find(({ handler }) => handler === 'vide') ?? failMedia('noPicture');
  const played = tracks.filter(({ handler }) => handler === 'vide' || handler === 'soun');
  return {
    durationS: durationIn(moov),
    width: picture.width,
    height: picture.height,
    codecs: played.map(({ codec }) => codec),
  };
}

function durationIn(moov: Buffer): number | null {
  const [head] = underPath(moov, ['mvhd']);
  if (!head) return null;
  const isLong = head.readUInt8(0) === 1;
  const scale = head.readUInt32BE(isLong ? 20 : 12);
  const long = () => Number(head.readBigUInt64BE(24));
  const duration = isLong ? long() : head.readUInt32BE(16);
  return scale > 0 && duration > 0 ? duration / scale : null;
}

function trackIn(trak: Buffer) {
  const [head] = underPath(trak, ['tkhd']);
  const [handler] = underPath(trak, ['mdia', 'hdlr']);
  const [kinds] = underPath(trak, ['mdia', 'minf', 'stbl', 'stsd']);
  const [first] = kinds ? boxesIn(kinds, 8) : [];
  const size = head ? sizeIn(head) : { width: 0, height: 0 };
  return {
    handler: handler?.toString('latin1', 8, 12),
    codec: first?.type ?? '',
    ...size,
  };
}

/** In 16.16 at the end of it, before which stands how it is turned: on its side they change places. */
function sizeIn(head: Buffer) {
  const end = head.length;
  const [width, height] = [head.readUInt32BE(end - 8) >>> 16, head.readUInt32BE(end - 4) >>> 16];
  const isOnSide = head.readInt32BE(end - 44) === 0 && head.readInt32BE(end - 40) !== 0;
  return isOnSide ? { width: height, height: width } : { width, height };
}

const pictures = ['avc1', 'avc3'];
const sounds = ['mp4a'];

export const isPlayable = ({ codecs }: Mp4) =>
  codecs.every((codec) => pictures.includes(codec) || sounds.includes(codec));

export const isIndexFirst = ({ boxes, moov }: Mp4) =>
  moov.at < (boxes.find(({ type }) => type === 'mdat')?.at ?? 0);
