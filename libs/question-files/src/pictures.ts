import { cleanHtml, ownPicture, type PictureOf } from './html/clean';
import { lostTexts } from './texts';

/** An MP3 frame: eleven sync bits, layer III. */
const isFrame = ([first = 0, second = 0]: Buffer) => first === 0xff && (second & 0xe6) === 0xe2;

const kinds: [string, (head: Buffer) => boolean][] = [
  ['png', (head) => head.toString('latin1', 1, 4) === 'PNG'],
  ['jpg', (head) => head[0] === 0xff && head[1] === 0xd8],
  ['gif', (head) => head.toString('latin1', 0, 4) === 'GIF8'],
  ['webp', (head) => head.toString('latin1', 8, 12) === 'WEBP'],
  ['wav', (head) => head.toString('latin1', 8, 12) === 'WAVE'],
  ['ogg', (head) => head.toString('latin1', 0, 4) === 'OggS'],
  ['m4a', (head) => head.toString('latin1', 4, 8) === 'ftyp'],
  ['mp3', (head) => head.toString('latin1', 0, 3) === 'ID3' || isFrame(head)],
];
const MOST_BYTES = 20 * 1024 ** 2;
const MOST_ALL_BYTES = 120 * 1024 ** 2;

/** The temporary address of an imported picture until it is stored. */
const pictureAddress = (name: string) => `picture:${name}`;

/** The pictures and sounds of a file, each stored once under its own name. */
export class Pictures {
  readonly byName = new Map<string, Uint8Array>();
  private readonly addresses = new Map<string, string | null>();
  private bytes = 0;
  private inline = 0;

  nextInline(): string {
    this.inline += 1;
    return `inline-${this.inline}`;
  }

  /**
   * The address, the same for the same source; null if it is no format a browser displays safely.
   */
  add(source: string, open: () => Uint8Array | null): string | null {
    const known = this.addresses.get(source);
    if (known !== undefined) return known;
    const content = open();
    const address = content ? this.keep(source, content) : null;
    this.addresses.set(source, address);
    return address;
  }

  private keep(source: string, content: Uint8Array): string | null {
    const head = Buffer.from(content.subarray(0, 12));
    const kind = kinds.find(([, is]) => is(head))?.[0];
    this.bytes += content.length;
    if (!kind || content.length > MOST_BYTES || this.bytes > MOST_ALL_BYTES) return null;
    const name = this.freeName(source, kind, content);
    this.byName.set(name, content);
    return pictureAddress(name);
  }

  /** Identical pictures are stored once. */
  private isFree(name: string, content: Uint8Array) {
    const known = this.byName.get(name);
    return !known || Buffer.compare(known, content) === 0;
  }

  private freeName(source: string, kind: string, content: Uint8Array): string {
    const last = source.slice(source.lastIndexOf('/') + 1).replace(/\.\w{1,5}$/, '');
    const stem = last.replace(/[^\p{L}\p{N}_-]+/gu, '_').slice(0, 60) || 'picture';
    let name = `${stem}.${kind}`;
    for (let at = 2; !this.isFree(name, content); at += 1) name = `${stem}-${at}.${kind}`;
    return name;
  }
}

const DATA = /^data:(?:image|audio)\/[\w.+-]+;base64,/;

/** A picture or sound embedded as a data URL. */
export const inlinePicture =
  (pictures: Pictures, otherwise: PictureOf): PictureOf =>
  (address, kind) => {
    const head = DATA.exec(address)?.[0];
    if (!head) return otherwise(address, kind);
    return pictures.add(pictures.nextInline(), () =>
      Buffer.from(address.slice(head.length), 'base64'),
    );
  };

const elements = Object.entries(lostTexts.elements).map(
  ([names, words]) => [new RegExp(`<(?:${names})[\\s>/]`, 'i'), words] as const,
);

/** The safe part of some HTML, and the names of what was dropped. */
export function cleanWith(
  html: string,
  { lost, pictureOf }: { lost: string[]; pictureOf: PictureOf },
) {
  if (html.includes('<')) {
    for (const [sign, words] of elements) if (sign.test(html)) lost.push(words);
  }
  return cleanHtml(html, (address, kind) => {
    const taken = ownPicture(address) ?? pictureOf(address, kind);
    if (taken === null) lost.push(lostTexts[kind ?? 'picture'](address));
    return taken;
  });
}
