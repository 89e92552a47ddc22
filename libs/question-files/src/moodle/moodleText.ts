import { type Element, childOf, childrenOf, wordsOf } from '../xml/elements';
import { htmlOfMarkdown } from '../html/markdown';
import { htmlOf } from '../html/plain';
import type { Pictures } from '../pictures';

export const textOf = (element: Element | undefined) => wordsOf(childOf(element, 'text')).trim();

const FILE = /@@PLUGINFILE@@\/([^"'\s>?]+)(?:\?[^"'\s>]*)?/g;

/** A Moodle text as HTML; its attached files are added to the pictures. */
export function htmlIn(element: Element | undefined, pictures: Pictures): string {
  if (!element) return '';
  const written = textOf(element);
  const format = element.attributes['format'];
  if (format === 'plain_text') return htmlOf(written);
  const text = format === 'markdown' ? htmlOfMarkdown(written) : written;
  const files = new Map(
    childrenOf(element, 'file').map((file) => [file.attributes['name'] ?? '', file] as const),
  );
  if (!text.includes('@@')) return text;
  const source = pictures.nextInline();
  return text.replace(FILE, (whole, written: string) => {
    const file = files.get(safelyDecoded(written));
    if (!file) return whole;
    const open = () => Buffer.from(wordsOf(file), 'base64');
    return pictures.add(`${source}/${safelyDecoded(written)}`, open) ?? whole;
  });
}

function safelyDecoded(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
