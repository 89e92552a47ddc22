import { htmlOf, isRich, plainOf } from '../html/plain';

const TAG =
  /<\/?(?:b|strong|i|em|u|s|sub|sup|p|div|br|ul|ol|li|table|thead|tbody|tr|t[dh]|img|blockquote|code|pre|span)(?:\s[^<>]*)?\/?>/i;

/** A cell holds words as they are seen; those with tags that we know are HTML. */
export const htmlOfCell = (text: string): string => (TAG.test(text) ? text : htmlOf(text));

export function cellOfHtml(html: string): string {
  if (isRich(html)) return html;
  const words = plainOf(html);
  // Words that speak of tags, and would be taken for them.
  return TAG.test(words) ? `<p>${html}</p>` : words;
}
