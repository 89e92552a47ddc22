import { type FileHandle, open } from 'node:fs/promises';
import type { Rearranged } from '../../../../ports/cutting';
import { type Bytes, failTiff, readAll } from './tiff.bytes';
import type { Directory, Field, Tiff } from './tiff.directories';
import { type Numbers, sizeOf } from './tiff.numbers';
import type { Picture } from './tiff.picture';

const SHORT = 3;
const tags = {
  bits: 258,
  photometric: 262,
  samples: 277,
  planar: 284,
  places: 324,
  lengths: 325,
  format: 339,
} as const;
/** Tags that a plane inherits from the whole picture: sizes and compression. */
const KEPT = [256, 257, 259, 266, 317, 322, 323, 347];
const [GREY, RGB, LAB, RAISED_LAB] = [1, 2, 8, 9] as const;
const STRIP_ROWS = 512;

type Way = 'planes' | 'lab';

/** The possible rewrite: tiled planar RGB to planes, or 8-bit CIELAB; else null. */
export function wayOf({ photometric, planar, samples, bits, tile }: Picture): Way | null {
  if (photometric === RGB && planar === 2 && tile && samples >= 3 && samples <= 4) return 'planes';
  const isLab = photometric === LAB || photometric === RAISED_LAB;
  return isLab && planar === 1 && samples === 3 && bits[0] === 8 ? 'lab' : null;
}

interface Changing {
  bytes: Bytes;
  tiff: Tiff;
  picture: Picture;
  /** Modified in place, so no one else may use it. */
  path: string;
}

/** Changes a file so that its reader takes it, and tells how. */
export async function rearrange(changing: Changing, way: Way): Promise<Rearranged> {
  const { picture, path } = changing;
  const file = await open(path, 'r+');
  try {
    const { width, height, tile, directory, photometric } = picture;
    const size = { width, height, rows: tile?.height ?? STRIP_ROWS };
    if (way === 'planes') return { ...size, pages: await addPlanes(changing, file), lab: null };
    await setShort(file, changing.tiff.numbers, directory.fields.get(tags.photometric), RGB);
    const lab = photometric === LAB ? 'signed' : 'raised';
    return { ...size, pages: [directory.page ?? 0], lab };
  } finally {
    await file.close();
  }
}

async function setShort(
  file: FileHandle,
  numbers: Numbers,
  field: Field | undefined,
  value: number,
) {
  const bytes = numberOf(value, 2, numbers);
  await file.write(bytes, 0, bytes.length, field?.at ?? failTiff('broken'));
}

/** Three pages more, each of one plane; its tiles stay where they are. */
async function addPlanes(changing: Changing, file: FileHandle): Promise<number[]> {
  const { bytes, tiff } = changing;
  const { numbers } = tiff;
  const paged = tiff.directories.filter(({ page }) => page !== null);
  const last = paged.at(-1) ?? failTiff('broken');
  let link = await linkOf(bytes, numbers, last);
  let at = bytes.size + (bytes.size % 2);
  for (const plane of [0, 1, 2]) {
    const directory = await planeOf(changing, plane);
    await file.write(directory, 0, directory.length, at);
    const here = numberOf(at, numbers.isBig ? 8 : 4, numbers);
    await file.write(here, 0, here.length, link);
    link = at + directory.length - here.length;
    at += directory.length + (directory.length % 2);
  }
  return [0, 1, 2].map((plane) => paged.length + plane);
}

/** Offset of the pointer to the next directory. */
async function linkOf(bytes: Bytes, { isBig, isLittle }: Numbers, { at }: Directory) {
  const head = await readAll(bytes, at, isBig ? 8 : 2);
  const count = isBig
    ? Number(isLittle ? head.readBigUInt64LE() : head.readBigUInt64BE())
    : isLittle
      ? head.readUInt16LE()
      : head.readUInt16BE();
  return at + head.length + count * (isBig ? 20 : 12);
}

/** The directory of one plane: lists of tiles are those of the whole, a third of each. */
async function planeOf({ bytes, tiff, picture }: Changing, plane: number): Promise<Buffer> {
  const { numbers } = tiff;
  const { fields } = picture.directory;
  const lines = new Map<number, Field | number>();
  for (const tag of KEPT) {
    const field = fields.get(tag);
    if (field) lines.set(tag, field);
  }
  for (const tag of [tags.places, tags.lengths]) {
    const field = fields.get(tag) ?? failTiff('broken');
    const count = Math.floor(field.count / picture.samples);
    const at = field.at + plane * count * (sizeOf(field.type) ?? 1);
    lines.set(tag, { type: field.type, count, at });
  }
  const said = [
    [tags.bits, picture.bits[plane] ?? 8],
    [tags.photometric, GREY],
    [tags.samples, 1],
    [tags.planar, 1],
    [tags.format, 1],
  ] as const;
  for (const [tag, value] of said) lines.set(tag, value);
  const parts: Buffer[] = [numberOf(lines.size, numbers.isBig ? 8 : 2, numbers)];
  for (const [tag, line] of [...lines].sort(([one], [other]) => one - other)) {
    parts.push(await lineOf(bytes, numbers, { tag, line }));
  }
  return Buffer.concat([...parts, numberOf(0, numbers.isBig ? 8 : 4, numbers)]);
}

/** Small values are stored inline. */
async function lineOf(
  bytes: Bytes,
  numbers: Numbers,
  { tag, line }: { tag: number; line: Field | number },
): Promise<Buffer> {
  const place = numbers.isBig ? 8 : 4;
  const { type, count } = typeof line === 'number' ? { type: SHORT, count: 1 } : line;
  const value = Buffer.alloc(place);
  const size = count * (sizeOf(type) ?? 1);
  if (typeof line === 'number') numberOf(line, 2, numbers).copy(value);
  else if (size <= place) (await readAll(bytes, line.at, size)).copy(value);
  else numberOf(line.at, place, numbers).copy(value);
  return Buffer.concat([
    numberOf(tag, 2, numbers),
    numberOf(type, 2, numbers),
    numberOf(count, place, numbers),
    value,
  ]);
}

function numberOf(value: number, bytes: 2 | 4 | 8, { isLittle }: Numbers): Buffer {
  const all = Buffer.alloc(8);
  all.writeBigUInt64LE(BigInt(value));
  const low = all.subarray(0, bytes);
  return isLittle ? low : Buffer.from(low).reverse();
}
