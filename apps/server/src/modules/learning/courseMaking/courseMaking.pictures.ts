import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { pictureWidths } from '@cheese/domain/rules/site/image';
import type { Cover } from '@cheese/generators/pictures/drawCover';
import type { Storage } from '../../../ports/storage';

/** A file that is small on the way may be huge once it is opened. */
const MOST_PIXELS = 100_000_000;
const MOST_BYTES = 20 * 1024 ** 2;
const HOME = '/storage/';
const formats = ['png', 'jpeg', 'gif', 'webp'];

/** Size of a stored picture, null if it is none; nothing is ever fetched from another site. */
export async function sizeOfPicture(storage: Pick<Storage, 'find'>, path: string) {
  const key = path.startsWith(HOME) ? path.slice(HOME.length) : path;
  const isKey = /^[\w-][\w./-]*$/.test(key) && !key.split('/').some((part) => /^\.*$/.test(part));
  const file = isKey ? await storage.find(key) : null;
  if (!file || file.bytes > MOST_BYTES) return null;
  // Most calls look at no picture: they need not load it.
  const sharp = (await import('sharp')).default;
  const facts = await sharp(await buffer(file.read()), { limitInputPixels: MOST_PIXELS })
    .metadata()
    .catch(() => null);
  if (!facts || !formats.includes(facts.format)) return null;
  const { width, height } = facts.autoOrient;
  return { width, height };
}

const palettes = ['blue', 'teal', 'violet', 'green', 'sky'] as const;
const others = ['book', 'stethoscope', 'microscope', 'molecule', 'dna'] as const;
/** Words in a course name that choose the motif of its cover. */
const spoken: readonly (readonly [RegExp, Cover['motif']])[] = [
  [/心/, 'heart'],
  [/肺|呼吸/, 'lungs'],
  [/脑|神经/, 'brain'],
  [/骨|关节/, 'bone'],
  [/肾|泌尿/, 'kidney'],
  [/肝/, 'liver'],
  [/胃|消化/, 'stomach'],
  [/眼/, 'eye'],
  [/急救|急诊/, 'ambulance'],
  [/外科|手术/, 'scalpel'],
  [/药/, 'capsule'],
  [/护理/, 'infusion'],
  [/中医|中药/, 'herb'],
  [/儿|产|妇/, 'fetus'],
];

/** Draws a cover and stores it in every width; another one for each name. */
export async function drawCourseCover(storage: Pick<Storage, 'put'>, name: string) {
  const { drawCover } = await import('@cheese/generators/pictures/drawCover');
  const { renderCovers } = await import('@cheese/generators/pictures/renderCovers');
  const hash = createHash('sha256').update(name).digest();
  const pick = <T>(list: readonly T[], at: number) => list[(hash[at] ?? 0) % list.length]!;
  const seed = hash.toString('hex').slice(0, 12);
  const motif = spoken.find(([words]) => words.test(name))?.[1] ?? pick(others, 1);
  const svg = drawCover({ seed, palette: pick(palettes, 0), motif });
  const mark = createHash('sha256').update(svg).digest('hex').slice(0, 12);
  const keyOf = (width: number) => `course/drawn-${mark}-${width}.webp`;
  for (const [at, cover] of (await renderCovers(svg, pictureWidths)).entries()) {
    await storage.put(keyOf(pictureWidths[at] ?? 0), cover);
  }
  return keyOf(Math.max(...pictureWidths));
}
