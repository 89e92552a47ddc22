import { escapeText } from './letters';
import { tokensOf } from './tokens';

const lines = new Set('br p h2 h3 h4 tr li ul ol table blockquote pre'.split(' '));

/** The words of short HTML, with a line end where one is seen. */
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

/** Words as HTML: signs stay signs, and lines stay lines. */
export const htmlOf = (text: string): string => escapeText(text.trim()).replaceAll('\n', '<br>');

/** Whether there is more to it than words. */
export const isRich = (html: string): boolean => /<(?!br>)[a-z]/.test(html);
