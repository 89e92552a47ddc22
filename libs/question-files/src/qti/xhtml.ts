import { escapeAttribute, escapeText } from '../html/letters';
import { lostTexts } from '../texts';
import { decodeText, tidyText } from '../words/decode';
import { childOf, type Element, type Node, rootOf, wordsOf } from '../xml/elements';
import { openBeside, pictureBeside, type Place } from './place';

export interface Reader extends Place {
  lost: string[];
  /** True within an included document. */
  isIncluded?: boolean;
  /** The remaining number of documents that a question may include. */
  includes?: { left: number };
  /** A replacement for an element; null drops it, undefined keeps it. */
  instead?(element: Element): string | null | undefined;
}

/** The elements of a document as HTML, still to be sanitised. */
export const htmlOfNodes = (nodes: readonly Node[], reader: Reader): string =>
  nodes
    .map((node) => (typeof node === 'string' ? escapeText(node) : htmlOfElement(node, reader)))
    .join('');

function htmlOfElement(element: Element, reader: Reader): string {
  const { name, attributes, children } = element;
  const own = reader.instead?.(element);
  if (own !== undefined) return own ?? '';
  if (name === 'math') {
    reader.lost.push(lostTexts.formula);
    return escapeText(wordsOf(element));
  }
  if (name === 'img' || (name === 'object' && /^image\//.test(attributes['type'] ?? ''))) {
    const address = pictureBeside(reader, attributes['src'] ?? attributes['data'] ?? '');
    const alt = attributes['alt'] ? ` alt="${escapeAttribute(attributes['alt'])}"` : '';
    return `<img src="${escapeAttribute(address)}"${alt}>`;
  }
  if (name === 'audio' || (name === 'object' && /^audio\//.test(attributes['type'] ?? ''))) {
    return soundOf(element, reader);
  }
  if (name === 'br') return '<br>';
  if (name === 'include') return included(attributes['href'] ?? '', reader);
  const said = ['colspan', 'rowspan'].flatMap((key) =>
    attributes[key] ? [` ${key}="${escapeAttribute(attributes[key])}"`] : [],
  );
  return `<${name}${said.join('')}>${htmlOfNodes(children, reader)}</${name}>`;
}

/** The first source counts, as in HTML. */
function soundOf({ attributes, children }: Element, reader: Reader): string {
  const sources = children.flatMap((node) =>
    typeof node === 'string' || node.name !== 'source' ? [] : (node.attributes['src'] ?? []),
  );
  const address = attributes['data'] ?? attributes['src'] ?? sources[0] ?? '';
  return `<audio controls src="${escapeAttribute(pictureBeside(reader, address))}"></audio>`;
}

/** Includes a shared document, as TAO writes it; nested includes are reported. */
function included(address: string, reader: Reader): string {
  const { includes = { left: 0 }, isIncluded } = reader;
  const file = isIncluded || includes.left < 1 ? null : openBeside(reader, address);
  includes.left -= 1;
  const content = file?.open();
  const root = content ? rootOf(tidyText(decodeText(content))) : null;
  if (!file || !root) {
    const what = lostTexts.stimulus(address);
    if (!reader.lost.includes(what)) reader.lost.push(what);
    return '';
  }
  const dir = file.name.includes('/') ? file.name.slice(0, file.name.lastIndexOf('/')) : '';
  const only = childOf(root, 'stimulusBody') ?? root;
  return htmlOfNodes(only.children, { ...reader, dir, isIncluded: true });
}

const IMAGE = /<img src="([^"]*)"((?: alt="[^"]*")?)>/g;

const SOUND = /<audio\b[^<>]*?\ssrc="([^"]*)"[^<>]*><\/audio>/g;
const soundTypes: Record<string, string> = { mp3: 'mpeg', m4a: 'mp4', ogg: 'ogg', wav: 'wav' };
const typeOf = (address: string) =>
  `audio/${soundTypes[address.slice(address.lastIndexOf('.') + 1)] ?? 'mpeg'}`;

/** Our short HTML as valid XML. */
export const xhtmlOf = (html: string): string =>
  html
    .replaceAll('<br>', '<br/>')
    .replace(
      SOUND,
      (_, address: string) => `<object data="${address}" type="${typeOf(address)}"></object>`,
    )
    .replace(IMAGE, (_, src: string, alt: string) => `<img src="${src}"${alt || ' alt=""'}/>`);
