import { escapeAttribute, escapeText } from '../html/letters';
import { lostTexts } from '../texts';
import { type Element, type Node, wordsOf } from '../xml/elements';
import { pictureBeside, type Place } from './place';

export interface Reader extends Place {
  lost: string[];
  /** What stands instead of an element; null leaves it out, undefined as it is. */
  instead?(element: Element): string | null | undefined;
}

/** Elements of a document as HTML, to be cleaned like any other. */
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
  if (name === 'br') return '<br>';
  const said = ['colspan', 'rowspan'].flatMap((key) =>
    attributes[key] ? [` ${key}="${escapeAttribute(attributes[key])}"`] : [],
  );
  return `<${name}${said.join('')}>${htmlOfNodes(children, reader)}</${name}>`;
}

const IMAGE = /<img src="([^"]*)"((?: alt="[^"]*")?)>/g;

/** Short HTML of ours as XML has it. */
export const xhtmlOf = (html: string): string =>
  html
    .replaceAll('<br>', '<br/>')
    .replace(IMAGE, (_, src: string, alt: string) => `<img src="${src}"${alt || ' alt=""'}/>`);
