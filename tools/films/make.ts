/**
 * npx tsx --tsconfig tsconfig.base.json tools/films/make.ts [slug…]
 *
 * Draws the films of the demo content anew into apps/demo/films, where they are committed. Run by
 * hand, when a film has changed: it needs ffmpeg and a Chinese font
 * (apt-get install ffmpeg fonts-noto-cjk).
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
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

const pictureOf = (film: Film, second: number): Sharp =>
  sharp(Buffer.from(drawFrame(film, second)));

/** A picture goes to ffmpeg as often as it is seen; what stands still is painted once. */
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

const encoding = (track: string, out: string) => [
  ...['-loglevel', 'error', '-y', '-f', 'rawvideo', '-pix_fmt', 'rgb24'],
  ...['-s', `${filmWidth}x${filmHeight}`, '-r', String(FRAMES_A_SECOND), '-i', '-', '-i', track],
  ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv', '-pix_fmt', 'yuv420p'],
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
  ...['-c:v', 'libx264', '-profile:v', 'high', '-preset', 'slow', '-crf', '27'],
  // A key frame every two seconds: seeking is quick, and pieces of a stream are cut there.
  ...['-tune', 'animation', '-g', '50', '-keyint_min', '50', '-sc_threshold', '0'],
  ...['-c:a', 'aac', '-b:a', '64k', '-map_metadata', '-1', '-fflags', '+bitexact'],
  ...['-movflags', '+faststart', out],
];

async function encode(film: Film, out: string) {
  const scratch = await mkdtemp(join(tmpdir(), 'film-'));
  const track = join(scratch, 'track.wav');
  await writeFile(track, drawTrack(film));
  const ffmpeg = spawn('ffmpeg', encoding(track, out), { stdio: ['pipe', 'inherit', 'inherit'] });
  const ended = once(ffmpeg, 'exit');
  await pourFrames(film, ffmpeg.stdin);
  const [code] = (await ended) as [number | null];
  await rm(scratch, { recursive: true });
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} at ${film.slug}`);
}

/** Small pictures of every few seconds, in one row. */
async function makeStrip(film: Film, count: number): Promise<Buffer> {
  const { everyS, width, height } = STRIP;
  const pictures = await Promise.all(
    Array.from({ length: count }, async (_, at) => ({
      // Within its seconds: at their begin, many a scene is still empty.
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
  await writeFile(path('-zh.vtt'), vttOf(film));
  await writeFacts(path('.json'), {
    title: film.title,
    durationS: Math.round(secondsOf(film)),
    width: filmWidth,
    height: filmHeight,
    chapters: chaptersOf(film),
    strip: { count, ...STRIP },
    mark: await markOf(['-poster.webp', '-strip.webp', '-zh.vtt', '.mp4'].map(path)),
  });
  console.log(`${film.slug}: ${secondsOf(film)} s`);
}

const asked = process.argv.slice(2);
for (const film of drawnFilms)
  if (asked.length === 0 || asked.includes(film.slug)) await makeFilm(film);
