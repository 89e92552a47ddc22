import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { FirstAidTopic } from '@cheese/domain/codes/training/firstAid';
import { pictureWidths } from '@cheese/domain/rules/site/image';
import { refuse } from '../../../calls/refusal';
import type { Shop } from './assemble';
import { claimContent } from './content.store';
import { type Picture, storeDrawn } from './resource.drawn';

/** A file that is small on the way may be huge once it is opened. */
const MOST_PIXELS = 50_000_000;
const [WIDE, HIGH] = [16, 9];

// Most calls look at no picture: they need not load it.
const loadSharp = async () => (await import('sharp')).default;

/** Refuses a picture that cannot be opened, or is another kind than it says. */
export async function checkPicture(path: string, suffix: string) {
  const sharp = await loadSharp();
  const facts = await sharp(path, { limitInputPixels: MOST_PIXELS })
    .metadata()
    .catch(() => refuse('picture.unreadable'));
  if (facts.width * facts.height > MOST_PIXELS) refuse('picture.tooManyPixels');
  if (facts.format !== (suffix === 'jpg' ? 'jpeg' : suffix)) refuse('file.wrongContent');
  // The head alone may be whole: the picture is read to its end.
  await sharp(path, { limitInputPixels: MOST_PIXELS, failOn: 'truncated' })
    .stats()
    .catch(() => refuse('picture.unreadable'));
}

/** The cover of a picture that was uploaded, in the sizes of all covers. */
export async function coverOf({ db, clock, storage }: Shop, contentKey: string): Promise<string> {
  const sharp = await loadSharp();
  const source = (await storage.find(contentKey)) ?? refuse('upload.incomplete');
  const picture = await buffer(source.read());
  const mark = createHash('sha256').update(picture).digest('hex').slice(0, 32);
  const keyOf = (width: number) => `resource/own-${mark}-${width}.webp`;
  await claimContent(db, pictureWidths.map(keyOf), clock.now());
  for (const width of pictureWidths) {
    const height = Math.round((width * HIGH) / WIDE);
    const drawn = sharp(picture, { limitInputPixels: MOST_PIXELS }).autoOrient();
    const sized = drawn.resize(width, height, { fit: 'cover' }).webp({ quality: 80 });
    await storage.put(keyOf(width), await sized.toBuffer());
  }
  return keyOf(Math.max(...pictureWidths));
}

const pictures: Record<FirstAidTopic, Picture> = {
  1: { motif: 'building', palette: 'sand' },
  2: { motif: 'lungs', palette: 'sky' },
  3: { motif: 'people', palette: 'teal' },
  4: { motif: 'ambulance', palette: 'orange' },
  5: { motif: 'people', palette: 'sand' },
  6: { motif: 'building', palette: 'violet' },
  7: { motif: 'ambulance', palette: 'green' },
  8: { motif: 'heartbeat', palette: 'blue' },
  9: { motif: 'cpr', palette: 'red' },
  10: { motif: 'building', palette: 'red' },
};

/** The cover of what brings no picture: drawn after its topic, another one for each title. */
export async function drawnCover(
  { db, clock, storage }: Shop,
  topic: FirstAidTopic,
  title: string,
) {
  const mark = createHash('sha256').update(title).digest('hex').slice(0, 12);
  const key = await storeDrawn(storage, `topic-${topic}-${mark}`, pictures[topic]);
  const narrow = key.replace(`-${pictureWidths[1]}.`, `-${pictureWidths[0]}.`);
  await claimContent(db, [key, narrow], clock.now());
  return key;
}
