import { join } from 'node:path';
import { access, writeFile } from 'node:fs/promises';
import { stripOf } from '@cheese/domain/rules/learning/filmStrip';
import sharp from 'sharp';
import type { FilmFacts, Films, FilmWork } from '../../../ports/films';
import { ProgramFailure } from '../../../ports/program';
import { readHead } from '../../base/upload/upload.content';
import { packingOf } from './serving/media.bytes';
import { failMedia } from './media.failed';
import { putIndexFirst } from './film/indexFirst';
import { isIndexFirst, isPlayable, readMp4 } from './film/readMp4';
import { masterOf } from './film/masterOf';
import { fileNames } from '../mediaFile/media.names';

export interface FilmMaking {
  path: string;
  folder: string;
  films: Films | null;
  stopping: AbortSignal;
  /** Told how much of it is done, from 0 to 1. */
  tell: (share: number) => void;
}

/** Names are relative to the working folder. */
export interface MadeFilm {
  film: string;
  durationS: number | null;
  width: number;
  height: number;
  heights: number[];
  poster: string | null;
  strip: string | null;
}

const MOST_S = 6 * 3600;
const MOST_SIDE = 8192;

export async function makeFilm(making: FilmMaking): Promise<MadeFilm> {
  const { path, films } = making;
  const packing = (await packingOf(await readHead(path))) ?? failMedia('notFilm');
  if (!films) return packing === 'mp4' ? keepFilm(making) : failMedia('onlyMp4');
  const isBoxed = packing !== 'matroska';
  // Detects a truncated file before any conversion.
  if (isBoxed) await readMp4(path);
  const work = { ...making, packing: isBoxed ? 'mov' : 'matroska' } as const;
  return makeSizes(work, films, packing === 'mp4').catch(whyFailed);
}

function whyFailed(error: unknown): never {
  if (!(error instanceof ProgramFailure)) throw error;
  return failMedia(error.how === 'timedOut' ? 'timedOut' : 'broken');
}

/** As it is, with its index before its pictures. */
async function keepFilm({ path, folder }: FilmMaking): Promise<MadeFilm> {
  const mp4 = await readMp4(path);
  if (!isPlayable(mp4)) failMedia('codec');
  const { width, height, durationS } = mp4;
  checkExtent({ width, height, durationS: durationS ?? 0 });
  return {
    film: await filmOf(path, folder, mp4),
    width,
    height,
    durationS: durationS && Math.round(durationS),
    heights: [],
    poster: null,
    strip: null,
  };
}

async function filmOf(path: string, folder: string, mp4: Awaited<ReturnType<typeof readMp4>>) {
  if (isIndexFirst(mp4)) return path;
  const film = join(folder, 'first.mp4');
  await putIndexFirst(path, mp4, film);
  return film;
}

function checkExtent({ width, height, durationS }: Omit<FilmFacts, 'hasSound'>) {
  if (width < 2 || height < 2) failMedia('noPicture');
  if (Math.max(width, height) > MOST_SIDE) failMedia('tooWide');
  if (durationS > MOST_S) failMedia('tooLong');
}

/** Heights in which it can be watched: none larger than the film, and each at least a step apart. */
const heightsFor = (height: number): number[] => {
  const smaller = [1080, 720, 480].filter((one) => one <= height);
  return smaller.length > 0 ? smaller : [height - (height % 2)];
};

type Work = FilmMaking & FilmWork;

async function makeSizes(work: Work, films: Films, isMp4: boolean): Promise<MadeFilm> {
  const { path, folder, tell } = work;
  const facts = (await films.look(work)) ?? failMedia('noPicture');
  if (facts.durationS <= 0) failMedia('broken');
  checkExtent(facts);
  const heights = heightsFor(facts.height);
  let last = 0;
  const onSecond = (second: number) => {
    last = Math.max(last, second);
    tell(Math.min(1, second / facts.durationS));
  };
  await films.makeSizes({ ...work, facts, heights, onSecond });
  // Half a film is not shown as a whole one.
  if (last < facts.durationS * 0.95 - 2) failMedia('broken');
  await writeFile(join(folder, fileNames.sizes), masterOf(facts, heights));
  const film = isMp4 ? await playableFilm(path, folder) : null;
  if (!film) await films.joinSize(work, heights[0] ?? 0);
  return {
    film: film ?? join(folder, 'film.mp4'),
    heights,
    durationS: Math.round(facts.durationS),
    width: facts.width,
    height: facts.height,
    ...(await drawPictures(work, films, facts, heights)),
  };
}

/** The original file if every browser can play it, else null. */
async function playableFilm(path: string, folder: string): Promise<string | null> {
  const mp4 = await readMp4(path);
  return isPlayable(mp4) ? filmOf(path, folder, mp4) : null;
}

/** A picture that cannot be drawn is left out; the film is usable without it. */
async function drawPictures(
  work: Work,
  films: Films,
  facts: FilmFacts,
  heights: readonly number[],
) {
  // In a size of our own there is a picture that stands by itself every four seconds.
  const small = join(work.folder, fileNames.pieces(heights.at(-1) ?? 0));
  const ours = { ...work, path: small, packing: 'mov' as const };
  const [poster, strip] = ['poster', 'strip'].map((name) => join(work.folder, name)) as [
    string,
    string,
  ];
  return {
    poster: await drawn(films.drawPoster({ ...work, facts }), poster, 80),
    strip: await drawn(films.drawStrip({ ...ours, ...stripOf(facts) }), strip, 60),
  };
}

async function drawn(drawing: Promise<void>, name: string, quality: number) {
  try {
    await drawing;
  } catch (error) {
    if (error instanceof ProgramFailure) return null;
    throw error;
  }
  const isThere = await access(`${name}.png`).then(
    () => true,
    () => false,
  );
  if (isThere) await sharp(`${name}.png`).webp({ quality }).toFile(`${name}.webp`);
  return isThere ? `${name}.webp` : null;
}
