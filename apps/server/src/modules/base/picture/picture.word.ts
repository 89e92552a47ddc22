import { sizeOf } from '@cheese/question-files/docx/pictureSize';
import type { PictureBytes } from '@cheese/question-files/withPictures';

/** A file that is small on the way may be huge once it is opened. */
const MOST_PIXELS = 50_000_000;
/** As sharp as paper shows it at the width of a page. */
const MOST_WIDTH = 1600;
/** The readers that are let near a file from outside: some of them read more than pictures. */
const formats = ['webp', 'svg', 'heif'];

/** Pictures as Word shows them: the others are drawn anew, and what cannot be is left out. */
export async function picturesForWord(pictures: PictureBytes): Promise<PictureBytes> {
  const shown = new Map<string, Uint8Array>();
  for (const [address, bytes] of pictures) {
    const kind = sizeOf(bytes)?.kind;
    if (kind === undefined) {
      const drawn = await asPng(bytes).catch(() => null);
      if (drawn) shown.set(address, drawn);
    } else shown.set(address, kind === 'jpeg' ? await upright(bytes).catch(() => bytes) : bytes);
  }
  return shown;
}

// Many files hold nothing that is drawn anew: they need not load it.
const open = async (bytes: Uint8Array) =>
  (await import('sharp')).default(bytes, { limitInputPixels: MOST_PIXELS });

/** A browser turns a photo as its camera says, Word does not. */
async function upright(bytes: Uint8Array): Promise<Uint8Array> {
  const photo = await open(bytes);
  const { orientation = 1 } = await photo.metadata();
  return orientation === 1 ? bytes : photo.autoOrient().jpeg({ quality: 90 }).toBuffer();
}

async function asPng(bytes: Uint8Array): Promise<Uint8Array | null> {
  const drawn = await open(bytes);
  if (!formats.includes((await drawn.metadata()).format)) return null;
  return drawn
    .autoOrient()
    .resize({ width: MOST_WIDTH, withoutEnlargement: true })
    .png()
    .toBuffer();
}
