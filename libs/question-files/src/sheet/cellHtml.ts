import { htmlOf, isRich, plainOf } from '../html/plain';

const TAG =
  /<\/?(?:b|strong|i|em|u|s|sub|sup|p|div|br|ul|ol|li|table|thead|tbody|tr|t[dh]|img|blockquote|code|pre|span)(?:\s[^<>]*)?\/?>/i;

/** Subscript and superscript as the workbook reader marks them. */
export const MARKS = { sub: ['\ufdd0', '\ufdd1'], sup: ['\ufdd2', '\ufdd3'] } as const;
const ANY_MARK = /[\ufdd0-\ufdd3]/g;
const tags = ['<sub>', '</sub>', '<sup>', '</sup>'];

export const withoutMarks = (text: string) => text.replace(ANY_MARK, '');

/** A cell is plain text, or HTML if it has known tags. */
export const htmlOfCell = (text: string): string =>
  (TAG.test(text) ? text : htmlOf(text)).replace(
    ANY_MARK,
    (mark) => tags[mark.charCodeAt(0) - 0xfdd0] ?? '',
  );

export function cellOfHtml(html: string): string {
  if (isRich(html)) return html;
  const words = plainOf(html);
  // Text that mentions tags would otherwise be taken for HTML.
  return TAG.test(words) ? `<p>${html}</p>` : words;
}
