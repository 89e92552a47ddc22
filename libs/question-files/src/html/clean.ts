import { tidyText } from '../words/decode';
import { escapeAttribute, escapeText } from './letters';
import { tokensOf, type Tag } from './tokens';

/** The address of a picture or sound in the product; null to drop it. */
export type PictureOf = (address: string, kind?: 'sound') => string | null;

/** An allowlist: any other element loses its tag and keeps its text. */
const kept: Record<string, string> = {
  p: 'p',
  div: 'p',
  h1: 'p',
  h2: 'p',
  h3: 'p',
  h4: 'p',
  h5: 'p',
  h6: 'p',
  section: 'p',
  b: 'b',
  strong: 'b',
  i: 'i',
  em: 'i',
  u: 'u',
  s: 's',
  sub: 'sub',
  sup: 'sup',
  ul: 'ul',
  ol: 'ol',
  li: 'li',
  blockquote: 'blockquote',
  code: 'code',
  pre: 'pre',
  table: 'table',
  thead: 'thead',
  tbody: 'tbody',
  tr: 'tr',
  td: 'td',
  th: 'th',
};
/** In an article headings are kept, one level below the page's own. */
const inArticle: Record<string, string> = {
  ...kept,
  h1: 'h2',
  h2: 'h2',
  h3: 'h3',
  h4: 'h4',
  h5: 'h4',
  h6: 'h4',
};
/** These elements end an open paragraph. */
const blocks = new Set(['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'blockquote', 'pre', 'table']);
const walls = new Set(['table', 'td', 'th', 'li', 'blockquote', 'ul', 'ol', 'pre']);
const spans = /^(?:[2-9]|[1-4]\d)$/;
const MOST_DEPTH = 40;

/** Short HTML reduced to a small safe set in canonical form; idempotent. */
export function cleanHtml(html: string, pictureOf: PictureOf = ownPicture): string {
  const writer = new Writer(pictureOf);
  for (const token of tokensOf(tidyText(html))) writer.take(token);
  return writer.end();
}

/** The same for an article, such as a lesson, with headings. */
export function cleanArticle(html: string, pictureOf: PictureOf = ownPicture): string {
  const writer = new Writer(pictureOf, inArticle);
  for (const token of tokensOf(tidyText(html))) writer.take(token);
  return writer.end();
}

/** Accepts addresses of this product only; nothing is loaded from elsewhere. */
export const ownPicture: PictureOf = (address) =>
  /^(?:picture:[\p{L}\p{N}._-]+|\/storage\/[\w./-]+)$/u.test(address) &&
  !/(?:^|\/)\.{1,2}(?:\/|$)/.test(address)
    ? address
    : null;

class Writer {
  private readonly out: string[] = [];
  /** The open elements, with their start positions in `out`. */
  private readonly open: { name: string; at: number }[] = [];
  private readonly pictureOf: PictureOf;
  private readonly names: Readonly<Record<string, string>>;
  /** Within a sound: whether it was written, and its fallback content. */
  private sound: { isWritten: boolean; instead: (Tag | string)[] } | null = null;

  constructor(pictureOf: PictureOf, names: Readonly<Record<string, string>> = kept) {
    this.pictureOf = pictureOf;
    this.names = names;
  }

  take(token: Tag | string) {
    if (this.sound) return this.takeInSound(token, this.sound);
    if (typeof token === 'string') return this.text(token);
    if (token.name === 'br') return void this.out.push('<br>');
    if (token.name === 'audio' && !token.isClosing) return this.beginSound(token);
    if (token.name === 'img' && !token.isClosing) return this.picture(token);
    const name = Object.hasOwn(this.names, token.name) ? this.names[token.name] : undefined;
    if (!name) return undefined;
    return token.isClosing ? this.close(name) : this.begin(name, token);
  }

  private text(words: string) {
    const spaced = words.replace(/[ \t\n\u00a0]+/g, ' ');
    const last = this.out.at(-1) ?? '';
    const text = last.endsWith(' ') && !last.startsWith('<') ? spaced.trimStart() : spaced;
    if (text !== '') this.out.push(escapeText(text));
  }

  private picture({ attributes }: Tag) {
    const address = this.pictureOf(attributes['src'] ?? '');
    const words = (attributes['alt'] ?? '').replace(/\s+/g, ' ').trim();
    if (address === null) return words === '' ? undefined : this.text(`[${words}]`);
    const alt = words === '' ? '' : ` alt="${escapeAttribute(words)}"`;
    return void this.out.push(`<img src="${escapeAttribute(address)}"${alt}>`);
  }

  private beginSound(token: Tag) {
    this.sound = { isWritten: false, instead: [] };
    this.hear(token, this.sound);
  }

  /** The first source counts; text inside is a fallback for browsers without audio. */
  private takeInSound(token: Tag | string, sound: NonNullable<Writer['sound']>) {
    if (typeof token === 'string') return void sound.instead.push(token);
    if (token.name === 'source') return this.hear(token, sound);
    if (token.name !== 'audio') return void sound.instead.push(token);
    if (token.isClosing) return void (this.sound = null);
    this.leaveSound();
    return this.beginSound(token);
  }

  private hear({ attributes }: Tag, sound: NonNullable<Writer['sound']>) {
    const source = attributes['src'] ?? '';
    if (source === '' || sound.isWritten) return;
    const address = this.pictureOf(source, 'sound');
    if (address === null) return;
    sound.isWritten = true;
    this.out.push(`<audio controls src="${escapeAttribute(address)}"></audio>`);
  }

  /** The sound was never closed, so what followed is no part of it. */
  private leaveSound() {
    const instead = this.sound?.instead ?? [];
    this.sound = null;
    for (const token of instead) this.take(token);
  }

  private begin(name: string, { attributes }: Tag) {
    if (blocks.has(name)) this.endParagraph();
    if (this.open.length >= MOST_DEPTH) return;
    const said = ['colspan', 'rowspan']
      .filter((key) => (name === 'td' || name === 'th') && spans.test(attributes[key] ?? ''))
      .map((key) => ` ${key}="${attributes[key] ?? ''}"`);
    this.open.push({ name, at: this.out.length });
    this.out.push(`<${name}${said.join('')}>`);
  }

  /**
   * Closes the last open element of this name with everything in it; an unmatched end tag is
   * ignored.
   */
  private close(name: string) {
    const at = this.open.findLastIndex((one) => one.name === name);
    if (
      at < 0 ||
      this.open.slice(at + 1).some((one) => walls.has(one.name) && !isOf(one.name, name))
    )
      return;
    while (this.open.length > at) this.endLast();
  }

  private endParagraph() {
    const wall = this.open.findLastIndex((one) => walls.has(one.name));
    const at = this.open.findIndex((one, place) => place > wall && one.name === 'p');
    if (at >= 0) while (this.open.length > at) this.endLast();
  }

  private endLast() {
    const { name, at } = this.open.pop() ?? { name: '', at: 0 };
    const isEmpty = this.out.slice(at + 1).every((piece) => piece === ' ' || piece === '<br>');
    const rest = isEmpty && !/^t|^li/.test(name) ? this.out.splice(at) : null;
    if (!rest) this.out.push(`</${name}>`);
    else if (name !== 'p') this.leaveBlanks(rest.slice(1));
  }

  /** What was within an element that is gone; its blanks join those before it. */
  private leaveBlanks(pieces: readonly string[]) {
    for (const piece of pieces) {
      if (piece === '<br>') this.out.push(piece);
      else this.text(piece);
    }
  }

  end(): string {
    this.leaveSound();
    while (this.open.length > 0) this.endLast();
    return withoutFrame(this.out.join(''));
  }
}

/** A table may end while its rows and cells are still open. */
const isOf = (inner: string, outer: string) =>
  (outer === 'table' && /^t/.test(inner)) ||
  (outer === 'tr' && /^t[dh]$/.test(inner)) ||
  ((outer === 'ul' || outer === 'ol') && inner === 'li');

/** A single paragraph is unwrapped. */
function withoutFrame(html: string): string {
  const trimmed = trimBreaks(html);
  const isOne =
    trimmed.startsWith('<p>') &&
    trimmed.endsWith('</p>') &&
    trimmed.lastIndexOf('<p>') === 0 &&
    trimmed.indexOf('</p>') === trimmed.length - 4;
  return isOne ? trimBreaks(trimmed.slice(3, -4)) : trimmed;
}

/**
 * One pass from each end, because a regular expression would restart at each of a million blanks.
 */
function trimBreaks(html: string): string {
  let [from, to] = [0, html.length];
  for (;;) {
    if (/\s/.test(html.charAt(from)) && from < to) from += 1;
    else if (html.startsWith('<br>', from) && from < to) from += 4;
    else break;
  }
  for (;;) {
    if (to > from && /\s/.test(html.charAt(to - 1))) to -= 1;
    else if (to - 4 >= from && html.startsWith('<br>', to - 4)) to -= 4;
    else break;
  }
  return html.slice(from, to);
}
