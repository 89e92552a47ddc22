import { isPrivateSlide } from '@cheese/domain/rules/learning/mediaFile';
import { suffixOf } from '@cheese/domain/rules/site/uploadSuffix';
import type { JobKinds } from '../../base/job/job.run';
import { type Make, makings, type Shop } from '../../learning/media/media.jobs';
import { MediaError } from '../../learning/media/media.failed';
import { intoFolder } from '../../learning/media/media.folder';
import { makingOf } from '../../learning/media/media.queue';
import { bytesOf } from '../../learning/media/media.keep';
import { putScan } from './slideScan.store';
import { type MadeSlide, makeSlide } from './slide.cutting';

/** Slides take as long as films, and wait with them. */
export const slideJobs = (shop: Shop): JobKinds => ({
  [makingOf.slide]: makings(shop, 'films', makeOfSlide),
});

/** A proprietary format is stored unconverted, unless it contains a TIFF. */
const makeOfSlide: Make = async (bench) => {
  const { name, key } = bench.found.media;
  if (!isPrivateSlide(name)) return showSlide(bench);
  try {
    return await showSlide(bench);
  } catch (error) {
    if (!(error instanceof MediaError)) throw error;
    const file = `original.${suffixOf(name)}`;
    return { key: await intoFolder(bench.shop.storage, key)(file, bench.path) };
  }
};

const showSlide: Make = async ({ shop, found, path, folder, stopping, tell }) => {
  const { db, storage, files } = shop;
  const { id: mediaId, key } = found.media;
  const { cutSlide } = files;
  const share = (percent: number) => tell(percent, 100);
  const made = await makeSlide({ path, folder, cutSlide, stopping, tell: share });
  const into = intoFolder(storage, key);
  // Before they are stored: what is taken over lies here no longer.
  const madeBytes = await madeBytesOf(made, path);
  const { width, height, tileSize, levels, mpp, objective, bytes, overlap } = made;
  const poster = await into('poster.webp', made.poster);
  const label = made.label && (await into('label.webp', made.label));
  const macro = made.macro && (await into('macro.webp', made.macro));
  const file = await into('slide.tif', made.file);
  await putScan(db, {
    mediaId,
    kind: 'tiff',
    key: file,
    bytes,
    width,
    height,
    tileSize,
    levels,
    overlap,
    mpp,
    objective,
    label,
    macro,
  });
  return { key: file, width, height, poster, madeBytes };
};

/** A pyramid that was cut stands for what was brought, which goes: only what it has more counts. */
async function madeBytesOf(made: MadeSlide, path: string): Promise<number> {
  const aside = [made.poster, made.label, made.macro].filter((one) => one !== null);
  const more = made.file === path ? 0 : made.bytes - (await bytesOf([path]));
  return Math.max(0, more) + (await bytesOf(aside));
}
