import { access, open } from 'node:fs/promises';
import { join } from 'node:path';
import { CutError, type CutSlide, type CutWork } from '../../../ports/cutting';
import { readHead } from '../../base/upload/upload.content';
import { isArchive, isBmp, isPicture } from '../../learning/media/serving/media.bytes';
import { failMedia } from '../../learning/media/media.failed';
import { bmpAsTiff } from './source/bmp';
import { dziAsTiff } from './source/dzi';
import { type Bytes, TiffError } from './tiff/tiff.bytes';
import { readTiff } from './tiff/tiff.directories';
import { layoutOf, pagesOf, type TiffLayout } from './tiff/tiff.layout';
import { isShort, readClaim } from './tiff/tiff.claim';
import { type Picture, readPictures } from './tiff/tiff.picture';
import { requireTiles } from './tiff/tiff.tiles';
import { rearrange, wayOf } from './tiff/tiff.rearrange';
import { hasCover, whyUnread } from './tiff/tiff.unread';

export interface SlideMaking extends Pick<CutWork, 'path' | 'folder' | 'stopping' | 'tell'> {
  cutSlide: CutSlide;
}

/** `file` is a local path. */
export interface MadeSlide extends TiffLayout {
  file: string;
  overlap: number;
  bytes: number;
  poster: string;
  label: string | null;
  macro: string | null;
}

/** Pyramids of JPEG tiles stay as they are; of all else one is cut. */
export async function makeSlide(making: SlideMaking): Promise<MadeSlide> {
  const { path, folder, stopping } = making;
  const head = await readHead(path);
  if (isArchive(head)) return makeOfArchive(making);
  if (isPicture(head)) return makeOfPicture(making, head);
  if (!isBmp(head)) failMedia('notSlide');
  const plain = join(folder, 'plain.tif');
  await bmpAsTiff(path, plain, stopping);
  return makeOfPicture({ ...making, path: plain }, await readHead(plain));
}

/** The tiles of a Deep Zoom pyramid, which overlap as they did. */
async function makeOfArchive(making: SlideMaking): Promise<MadeSlide> {
  const { path, folder, stopping, tell, cutSlide } = making;
  const to = { pyramid: join(folder, 'slide.tif'), small: join(folder, 'small.jpg') };
  const { overlap } = await dziAsTiff({ path, to, stopping, tell });
  const layout = (await layoutIn(to.pyramid, await picturesIn(to.pyramid))) ?? failMedia('dzi');
  const pages = { full: 0, small: 0, label: null, macro: null };
  const work = {
    ...making,
    path: to.small,
    bytes: await sizeOf(to.small),
    isCut: false,
    pages,
    isVaried: false,
    hasCover: false,
    rearranged: null,
  };
  await cutSlide(work).catch(whyFailed);
  return {
    ...layout,
    overlap,
    file: to.pyramid,
    bytes: await sizeOf(to.pyramid),
    poster: join(folder, 'poster.webp'),
    label: null,
    macro: null,
  };
}

async function makeOfPicture(making: SlideMaking, head: Buffer): Promise<MadeSlide> {
  const { path, folder, cutSlide } = making;
  const isTiff = ['II', 'MM'].includes(head.toString('latin1', 0, 2));
  const pictures = isTiff ? await picturesIn(path) : [];
  const asItIs = await layoutIn(path, pictures);
  const pages = isTiff ? pagesOf(pictures) : { full: 0, small: 0, label: null, macro: null };
  const full = pictures.find(({ directory }) => directory.page === pages.full);
  const way = full && !asItIs ? wayOf(full) : null;
  const isVaried = full && !asItIs ? await requireReadable(path, full, way !== null) : null;
  const size = await sizeOf(path);
  const rearranged = full && way ? await rearrangedIn(path, full, way) : null;
  const work = {
    ...making,
    bytes: size,
    isCut: asItIs === null,
    pages,
    isVaried,
    rearranged,
    hasCover: full === undefined || hasCover(full),
  };
  await cutSlide(work).catch(whyFailed);
  const file = asItIs ? path : join(folder, 'slide.tif');
  const layout = asItIs ?? (await layoutIn(file, await picturesIn(file))) ?? failMedia('broken');
  const known = asItIs ?? factsOf(full);
  const there = (name: string) => nameWhere(join(folder, name));
  return {
    ...layout,
    mpp: known.mpp,
    objective: known.objective,
    file,
    overlap: 0,
    bytes: await sizeOf(file),
    poster: join(folder, 'poster.webp'),
    label: await there('label.webp'),
    macro: await there('macro.webp'),
  };
}

/** Refuses by its name what would be seen wrongly or not at all; tells whether it has more than one colour. */
async function requireReadable(path: string, picture: Picture, isRearranged: boolean) {
  const fault = whyUnread(picture, isRearranged);
  if (fault) failMedia(fault);
  return reading(path, async (bytes) => {
    const { packedBytes, isVaried } = await readClaim(bytes, await readTiff(bytes), picture);
    return isShort(picture, packedBytes) ? failMedia('pictureShort') : isVaried;
  });
}

const rearrangedIn = (path: string, picture: Picture, way: 'planes' | 'lab') =>
  reading(path, async (bytes) =>
    rearrange({ bytes, tiff: await readTiff(bytes), picture, path }, way),
  );

/** A flat picture says how large it is at most by its resolution. */
const factsOf = (picture: Picture | undefined) => ({
  mpp: picture?.mpp ?? null,
  objective: null,
});

function whyFailed(error: unknown): never {
  throw error instanceof CutError ? failMedia(error.reason) : error;
}

const nameWhere = (path: string) =>
  access(path).then(
    () => path,
    () => null,
  );

/** With the file open as long as something is read of it. */
async function reading<T>(path: string, work: (bytes: Bytes) => Promise<T>): Promise<T> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const read = async (at: number, length: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
      return buffer.subarray(0, bytesRead);
    };
    return await work({ size, read });
  } catch (error) {
    if (error instanceof TiffError) failMedia(error.fault === 'notTiff' ? 'notSlide' : 'broken');
    throw error;
  } finally {
    await file.close();
  }
}

const sizeOf = (path: string) => reading(path, async ({ size }) => size);

const picturesIn = (path: string) =>
  reading(path, async (bytes) => readPictures(bytes, await readTiff(bytes)));

/** Null if the tiles cannot be served unchanged. */
async function layoutIn(path: string, pictures: readonly Picture[]): Promise<TiffLayout | null> {
  if (pictures.length === 0) return null;
  const layout = layoutOf(pictures);
  if (typeof layout === 'string') return layout === 'size' ? failMedia('slideTooLarge') : null;
  // Detects a truncated file before anyone views it.
  await reading(path, (bytes) => requireTiles(bytes, layout));
  return layout;
}
