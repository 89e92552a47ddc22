/**
 * npx tsx --tsconfig tsconfig.base.json tools/films/make.ts [--sound] [slug…]
 *
 * Regenerates the films of the demo content in apps/demo/films, where they are committed. Run by
 * hand when a film has changed: it needs ffmpeg and a Chinese font (apt-get install ffmpeg
 * fonts-noto-cjk).
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  chaptersOf,
  type Film,
  filmHeight,
  filmWidth,
  secondsOf,
} from '@cheese/generators/films/film';
import { drawnFilms } from '@cheese/generators/films/films';
import { drawFrame } from '@cheese/generators/films/frame';
import { drawTrack } from '@cheese/generators/films/sound/track';
import { vttOf } from '@cheese/generators/films/vtt';
import sharp, { type Sharp } from 'sharp';
import { inRoot } from '../setup/root.mjs';
import { markOf, writeFacts } from './facts';

const FRAMES_A_SECOND = 25;
const STRIP = { everyS: 5, width: 160, height: 90 };
const POSTER_AT = 3;
const folder = inRoot('apps', 'demo', 'films');
const isSoundOnly = process.argv.includes('--sound');

const pictureOf = (film: Film, second: number): Sharp =>
  sharp(Buffer.from(drawFrame(film, second)));

/** A frame is sent to ffmpeg as often as it is shown, but rendered once while nothing moves. */
async function pourFrames(film: Film, into: NodeJS.WritableStream) {
  let [drawn, painted] = ['', Buffer.alloc(0)];
  for (let at = 0; at < Math.round(secondsOf(film) * FRAMES_A_SECOND); at++) {
    const svg = drawFrame(film, at / FRAMES_A_SECOND);
    if (svg !== drawn) painted = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
    drawn = svg;
    if (!into.write(painted)) await once(into, 'drain');
  }
  into.end();
}

const painting = [
  '-vf',
  'scale=out_color_matrix=bt709:out_range=tv',
  '-pix_fmt',
  'yuv420p',
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
  '-c:v',
  'libx264',
  '-profile:v',
  'high',
  '-preset',
  'slow',
  '-crf',
  '27',
  // A key frame every two seconds, for quick seeking and for cutting stream segments.
  '-tune',
  'animation',
  '-g',
  '50',
  '-keyint_min',
  '50',
  '-sc_threshold',
  '0',
];
const frames = [
  '-f',
  'rawvideo',
  '-pix_fmt',
  'rgb24',
  '-s',
  `${filmWidth}x${filmHeight}`,
  '-r',
  String(FRAMES_A_SECOND),
  '-i',
  '-',
];
const sounding = [
  '-map',
  '0:v',
  '-map',
  '1:a',
  '-c:a',
  'aac',
  '-b:a',
  '64k',
  '-map_metadata',
  '-1',
  '-fflags',
  '+bitexact',
  '-movflags',
  '+faststart',
];

/** The frames are rendered, or taken from the existing film if only the sound has changed. */
async function encode(film: Film, out: string) {
  const scratch = await mkdtemp(join(tmpdir(), 'film-'));
  const [track, made] = [join(scratch, 'track.wav'), join(scratch, 'made.mp4')];
  await writeFile(track, drawTrack(film));
  const [pictures, how] = isSoundOnly
    ? [
        ['-i', out],
        ['-c:v', 'copy'],
      ]
    : [frames, painting];
  const asked = ['-loglevel', 'error', ...pictures, '-i', track, ...how, ...sounding, made];
  const ffmpeg = spawn('ffmpeg', asked, { stdio: ['pipe', 'inherit', 'inherit'] });
  const ended = once(ffmpeg, 'exit');
  if (!isSoundOnly) await pourFrames(film, ffmpeg.stdin);
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} at ${film.slug}`);
  await copyFile(made, out);
  await rm(scratch, { recursive: true });
}

/** A sprite of small pictures at regular intervals, in one row. */
async function makeStrip(film: Film, count: number): Promise<Buffer> {
  const { everyS, width, height } = STRIP;
  const pictures = await Promise.all(
    Array.from({ length: count }, async (_, at) => ({
      // Not at the start of an interval, when many scenes are still empty.
      input: await pictureOf(film, Math.min(at * everyS + 2, secondsOf(film) - 0.1))
        .resize(width, height)
        .png()
        .toBuffer(),
      left: at * width,
      top: 0,
    })),
  );
  return sharp({ create: { width: width * count, height, channels: 3, background: '#ffffff' } })
    .composite(pictures)
    .webp({ quality: 72 })
    .toBuffer();
}

async function makeFilm(film: Film) {
  const path = (ending: string) => join(folder, `${film.slug}${ending}`);
  const count = Math.ceil(secondsOf(film) / STRIP.everyS);
  await encode(film, path('.mp4'));
  await pictureOf(film, POSTER_AT).webp({ quality: 84 }).toFile(path('-poster.webp'));
  await writeFile(path('-strip.webp'), await makeStrip(film, count));
  await writeFacts(path('.json'), {
    title: film.title,
    durationS: Math.round(secondsOf(film)),
    width: filmWidth,
    height: filmHeight,
    chapters: chaptersOf(film),
    strip: { count, ...STRIP },
    subtitles: vttOf(film),
    mark: await markOf(['-poster.webp', '-strip.webp', '.mp4'].map(path)),
  });
  console.log(`${film.slug}: ${secondsOf(film)} s`);
}

const asked = process.argv.slice(2).filter((one) => !one.startsWith('--'));
for (const film of drawnFilms)
  if (asked.length === 0 || asked.includes(film.slug)) await makeFilm(film);
