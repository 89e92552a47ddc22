import { type FileHandle, open, writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { Refusal } from '../../../../calls/refusal';
import { readList, type Source, type ZipEntry } from '../../../learning/courseFile/zip/zip.list';
import { readEntry } from '../../../learning/courseFile/zip/zip.read';
import { failMedia } from '../../../learning/media/media.failed';
import { type DziHead, type DziLevel, jpegSize, levelsOf, readDziHead, sideOf } from './dzi.head';
import { HEAD_BYTES, writeDirectories, type WrittenPage } from './tiff.write';

/** 100 000 pixels a side in tiles of 256, all levels of them, and some more. */
const listed = { entries: 400_000, listBytes: 64 * 1024 ** 2 };
const MOST_HEAD = 64 * 1024;
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MOST_TILE = 8 * 1024 ** 2;
/** JPEG hardly packs: what grows more is no picture. */
const MOST_GROWTH = 3;

interface Work {
  path: string;
  /** The pyramid in one file, and its smallest level as a picture. */
  to: { pyramid: string; small: string };
  stopping: AbortSignal;
  tell: (percent: number) => void;
}

/**
 * A Deep Zoom pyramid in an archive becomes one file with the same tiles, byte for byte; those that
 * are PNG are packed anew as JPEG, which is what that file holds. Tiles are
 * found by the name that the description gives them: no other name is opened, and none is written.
 */
export async function dziAsTiff({ path, ...work }: Work): Promise<DziHead> {
  const from = await open(path);
  const into = await open(work.to.pyramid, 'w');
  try {
    const { size } = await from.stat();
    return await unpack({ source: sourceOf(from, size), into, ...work });
  } catch (error) {
    throw error instanceof Refusal ? whyRefused(error) : error;
  } finally {
    await from.close();
    await into.close();
  }
}

/** Translates errors of the archive reader, which are worded for courses. */
function whyRefused({ key }: Refusal): never {
  return failMedia(key === 'courseFile.bomb' ? 'dziBomb' : 'broken');
}

const sourceOf = (file: FileHandle, bytes: number): Source => ({
  bytes,
  async *read(offset, length) {
    const { buffer: read, bytesRead } = await file.read(Buffer.alloc(length), 0, length, offset);
    yield read.subarray(0, bytesRead);
  },
});

type Unpacking = Omit<Work, 'path'> & { source: Source; into: FileHandle };

async function unpack({ source, into, to, stopping, tell }: Unpacking): Promise<DziHead> {
  const entries = await readList(source, listed);
  const byName = new Map(entries.map((one) => [one.name.replaceAll('\\', '/'), one]));
  const said = [...byName.keys()].filter((name) => /\.(?:dzi|xml)$/i.test(name));
  const [name] = said
    .filter((one) => !one.startsWith('__MACOSX'))
    .sort((a, b) => a.length - b.length);
  const about = name === undefined ? undefined : byName.get(name);
  if (name === undefined || !about || about.bytes > MOST_HEAD) failMedia('dzi');
  const head = readDziHead((await buffer(readEntry(source, about))).toString('utf8'));
  const folder = name.replace(/\.[^.]+$/, '_files/');
  const levels = levelsOf(head);
  const all = levels.reduce((sum, { width, height }) => sum + tilesOf(head, width, height), 0);

  const pages: WrittenPage[] = [];
  let [end, done] = [HEAD_BYTES, 0];
  let small: Buffer = Buffer.alloc(0);
  for (const level of levels) {
    const page: WrittenPage & { places: number[]; lengths: number[] } = {
      width: level.width,
      height: level.height,
      pieces: { tile: head.tileSize },
      places: [],
      lengths: [],
      isJpeg: true,
    };
    for (const tile of tilesIn(head, level)) {
      stopping.throwIfAborted();
      const { column, row } = tile;
      const entry = byName.get(`${folder}${level.level}/${column}_${row}.${head.suffix}`);
      small = await readTile(source, entry, { ...tile, isPng: head.suffix === 'png' });
      await into.write(small, 0, small.length, end);
      page.places.push(end);
      page.lengths.push(small.length);
      end += small.length;
      if (end > HEAD_BYTES + source.bytes * MOST_GROWTH) failMedia('dziBomb');
      done += 1;
      if (done % 500 === 0) tell(Math.floor((done / all) * 100));
    }
    pages.push(page);
  }
  await writeDirectories(into, end, pages);
  // The last level is one tile.
  await writeFile(to.small, small);
  return head;
}

const tilesOf = ({ tileSize }: DziHead, width: number, height: number) =>
  Math.ceil(width / tileSize) * Math.ceil(height / tileSize);

interface Tile {
  column: number;
  row: number;
  width: number;
  height: number;
}

function* tilesIn(head: DziHead, { width, height }: DziLevel): Generator<Tile> {
  for (let row = 0; row * head.tileSize < height; row += 1) {
    for (let column = 0; column * head.tileSize < width; column += 1) {
      const size = { width: sideOf(column, width, head), height: sideOf(row, height, head) };
      yield { column, row, ...size };
    }
  }
}

/** Detects a missing tile, or one of the wrong size, before anyone views it. */
async function readTile(
  source: Source,
  entry: ZipEntry | undefined,
  { width, height, isPng }: Tile & { isPng: boolean },
): Promise<Buffer> {
  if (!entry || entry.bytes > MOST_TILE) failMedia('dziTiles');
  const packed = await buffer(readEntry(source, entry));
  const tile = isPng ? await asJpeg(packed, { width, height }) : packed;
  const size = jpegSize(tile);
  if (size?.width !== width || size.height !== height) failMedia('dziTiles');
  return tile;
}

/** Nothing is opened that says to be larger than the tile it stands for. */
async function asJpeg(png: Buffer, { width, height }: Pick<Tile, 'width' | 'height'>) {
  // Reject a mislabelled file before another decoder sees it.
  if (!png.subarray(0, 8).equals(PNG)) failMedia('dziTiles');
  try {
    return await sharp(png, { limitInputPixels: width * height })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 87 })
      .toBuffer();
  } catch {
    return failMedia('dziTiles');
  }
}
