import { decodeLetters } from './letters';

export interface Tag {
  name: string;
  isClosing: boolean;
  attributes: Record<string, string>;
}
export type Token = Tag | string;

const NAME = /[a-z][a-z\d]*/iy;
/** Elements whose content is no text. */
const mute = new Set(['script', 'style', 'template', 'noscript', 'title', 'head', 'xml']);
const MOST_TAG = 4 * 1024 ** 2;

/** The text and tags of any HTML in one pass; scripts are left out. */
export function* tokensOf(html: string): Generator<Token> {
  let at = 0;
  while (at < html.length) {
    const begin = html.indexOf('<', at);
    if (begin < 0) return void (yield decodeLetters(html.slice(at)));
    if (begin > at) yield decodeLetters(html.slice(at, begin));
    const end = html.startsWith('<!--', begin) ? afterComment(html, begin) : afterTag(html, begin);
    if (end === null) {
      yield '<';
      at = begin + 1;
      continue;
    }
    at = end;
    const tag = tagIn(html.slice(begin, end));
    if (!tag) continue;
    yield tag;
    if (mute.has(tag.name) && !tag.isClosing) at = afterMute(html, tag.name, at);
  }
}

const afterComment = (html: string, from: number) => {
  const end = html.indexOf('-->', from + 4);
  return end < 0 ? html.length : end + 3;
};

/** A less-than sign begins no tag: `pH <7`, `a < b`, `a <b 且 c`. */
function afterTag(html: string, from: number): number | null {
  if (!/[a-z/!?]/i.test(html.charAt(from + 1))) return null;
  let quote = '';
  let hasValue = false;
  const last = Math.min(html.length, from + MOST_TAG);
  for (let at = from + 1; at < last; at += 1) {
    const sign = html.charAt(at);
    if (quote) quote = sign === quote ? '' : quote;
    else if (sign === '>') return at + 1;
    else if (sign === '<' || (sign > '\x7f' && !hasValue)) return null;
    else if (sign === '=') hasValue = true;
    else if ((sign === '"' || sign === "'") && html.charAt(at - 1) === '=') quote = sign;
  }
  // An unclosed tag is plain text.
  return null;
}

function afterMute(html: string, name: string, from: number): number {
  const end = new RegExp(`</${name}`, 'gi');
  end.lastIndex = from;
  return end.exec(html)?.index ?? html.length;
}

function tagIn(written: string): Tag | null {
  const isClosing = written.startsWith('</');
  NAME.lastIndex = isClosing ? 2 : 1;
  const [name] = NAME.exec(written) ?? [];
  if (!name) return null;
  // Word's own elements have names such as o:p.
  const attributes = isClosing ? {} : attributesIn(written.slice(1 + name.length, -1));
  return { name: name.toLowerCase(), isClosing, attributes };
}

const KEY = /[^\w:-]*([\w:-]+)(\s*=\s*)?/y;
const VALUE = /"([^"]*)"|'([^']*)'|([^\s"'>]+)/y;

/**
 * Step by step, because a single regular expression would restart at each character of a long word.
 */
function attributesIn(written: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  if (!written.includes('=')) return attributes;
  KEY.lastIndex = 0;
  for (let key = KEY.exec(written); key; key = KEY.exec(written)) {
    if (!key[2]) continue;
    VALUE.lastIndex = KEY.lastIndex;
    const [value, double, single, bare] = VALUE.exec(written) ?? [];
    KEY.lastIndex += value?.length ?? 0;
    attributes[(key[1] ?? '').toLowerCase()] = decodeLetters(double ?? single ?? bare ?? '');
  }
  return attributes;
}
