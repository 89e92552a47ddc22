import { escapeText } from '../html/letters';
import { type Tag, tokensOf } from '../html/tokens';
import { tidyText } from '../words/decode';
import type { Draw } from './media';

export const heading = (words: string, style: string) =>
  `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr>${run(words, new Set())}</w:p>`;

/** Keeps a question on one page where possible: page breaks only after it. */
const styles = {
  question: '<w:keepNext/><w:keepLines/><w:spacing w:before="160"/>',
  option: '<w:keepLines/><w:ind w:left="420"/>',
  together: '<w:keepLines/>',
  words: '',
} as const;

const marks: Record<string, string> = {
  b: '<w:b/>',
  i: '<w:i/>',
  u: '<w:u w:val="single"/>',
  s: '<w:strike/>',
  h2: '<w:b/>',
  h3: '<w:b/>',
  h4: '<w:b/>',
  sub: '<w:vertAlign w:val="subscript"/>',
  sup: '<w:vertAlign w:val="superscript"/>',
};
const headings = ['h2', 'h3', 'h4'];
const lines = new Set(['br', 'p', 'tr', 'li', 'table', 'blockquote', 'pre', ...headings]);

function run(words: string, on: ReadonlySet<string>): string {
  if (words === '') return '';
  const said = [...on].map((name) => marks[name] ?? '').join('');
  const properties = said === '' ? '' : `<w:rPr>${said}</w:rPr>`;
  return `<w:r>${properties}<w:t xml:space="preserve">${escapeText(tidyText(words))}</w:t></w:r>`;
}

interface Written {
  style: keyof typeof styles;
  draw: Draw;
}

/**
 * Short HTML as paragraphs, with a label before the first. A picture gets a paragraph of its own,
 * except in an option, where it follows the letter.
 */
export function paragraphs(label: string, html: string, { style, draw }: Written): string[] {
  const on = new Set<string>();
  const all = [run(label, on)];
  let isEmpty = true;
  const add = (words: string) => {
    all[all.length - 1] += run(words, on);
    isEmpty &&= words.trim() === '';
  };
  const show = ({ attributes: { src = '', alt = '' } }: Tag) => {
    const drawn = draw(src, alt);
    if (drawn === null) return add(alt === '' ? '' : `[${alt}]`);
    if (style === 'option') all[all.length - 1] += drawn;
    else all.push(drawn, '');
    isEmpty = style !== 'option';
  };
  for (const token of tokensOf(html)) {
    if (typeof token === 'string') add(token);
    else if (token.name === 'img') show(token);
    else {
      if (token.isClosing) on.delete(token.name);
      else if (marks[token.name]) on.add(token.name);
      if (!lines.has(token.name) || isEmpty) continue;
      all.push('');
      isEmpty = true;
    }
  }
  return all
    .filter((runs) => runs !== '')
    .map((runs) => `<w:p><w:pPr>${styles[style]}</w:pPr>${runs}</w:p>`);
}
