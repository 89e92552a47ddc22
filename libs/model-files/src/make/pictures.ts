import sharp from 'sharp';
import { MOST_SIDE, type ModelLimits } from '../limits';
import { refuseModel } from '../refusal';
import { noteTexts } from '../texts';

const WEBP_QUALITY = 82;

/** Known signatures only: nothing else is passed to the image decoder. */
const isKnown = (bytes: Uint8Array) => {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  return (
    head.startsWith('\xff\xd8\xff') ||
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    head.startsWith('GIF8') ||
    (head.startsWith('RIFF') && head.endsWith('WEBP'))
  );
};

/**
 * The pictures of a file, each decoded once and scaled down; unreadable ones are dropped and
 * reported.
 */
export class SmallPictures {
  private readonly limits: ModelLimits;
  private readonly notes: Set<string>;
  private readonly made = new Map<Uint8Array, Uint8Array | null>();
  private pixels = 0;
  private smaller = 0;

  constructor(limits: ModelLimits, notes: Set<string>) {
    this.limits = limits;
    this.notes = notes;
  }

  async of(picture: Uint8Array): Promise<Uint8Array | null> {
    const known = this.made.get(picture);
    if (known !== undefined) return known;
    const made = await this.make(picture);
    if (!made) this.notes.add(noteTexts.pictureUnread);
    this.made.set(picture, made);
    return made;
  }

  private async make(picture: Uint8Array): Promise<Uint8Array | null> {
    if (!isKnown(picture)) return null;
    const open = () => sharp(picture, { limitInputPixels: this.limits.texturePixels });
    // The size is read from the header, so that our own limit applies before decoding.
    const { width = 0, height = 0 } = await sharp(picture, { limitInputPixels: false })
      .metadata()
      .catch(() => ({ width: 0, height: 0 }));
    this.pixels += width * height;
    if (this.pixels > this.limits.texturePixels) return refuseModel('pictures');
    const made = await open()
      .resize(MOST_SIDE, MOST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: WEBP_QUALITY })
      .toBuffer()
      .catch(() => null);
    if (made && Math.max(width, height) > MOST_SIDE) this.smaller += 1;
    return made;
  }

  sayWhatWasDone() {
    if (this.smaller > 0) this.notes.add(noteTexts.pictureSmaller(this.smaller));
  }
}
