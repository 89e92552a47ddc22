import { escapeText } from './letters';
import { tokensOf } from './tokens';

const lines = new Set('br p h2 h3 h4 tr li ul ol table blockquote pre'.split(' '));

/** The text of short HTML, with line breaks where they are displayed. */
export function plainOf(html: string): string {
  if (!/[<&]/.test(html)) return html;
  let text = '';
  for (const token of tokensOf(html)) {
    if (typeof token === 'string') text += token;
    else if (lines.has(token.name) && !text.endsWith('\n')) text += '\n';
    else if ((token.name === 'td' || token.name === 'th') && token.isClosing) text += ' ';
  }
  return text.trim();
}

/** Text as HTML: special characters are escaped, and line breaks are kept. */
export const htmlOf = (text: string): string => escapeText(text.trim()).replaceAll('\n', '<br>');

/** True if the HTML has more than text and line breaks. */
export const isRich = (html: string): boolean => /<(?!br>)[a-z]/.test(html);
