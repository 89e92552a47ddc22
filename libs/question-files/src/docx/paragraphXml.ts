import { escapeText } from '../html/letters';
import { tokensOf } from '../html/tokens';
import { tidyText } from '../words/decode';

export const heading = (words: string, style: string) =>
  `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr>${run(words, new Set())}</w:p>`;

/** A question stays on one page where it can: only after it a page may end. */
const styles = {
  question: '<w:keepNext/><w:keepLines/><w:spacing w:before="160"/>',
  option: '<w:keepLines/><w:ind w:left="420"/>',
  together: '<w:keepLines/>',
} as const;

const marks: Record<string, string> = {
  ...{ b: '<w:b/>', i: '<w:i/>', u: '<w:u w:val="single"/>', s: '<w:strike/>' },
  ...{ sub: '<w:vertAlign w:val="subscript"/>', sup: '<w:vertAlign w:val="superscript"/>' },
};
const lines = new Set(['br', 'p', 'tr', 'li', 'table', 'blockquote', 'pre']);

function run(words: string, on: ReadonlySet<string>): string {
  if (words === '') return '';
  const said = [...on].map((name) => marks[name] ?? '').join('');
  const properties = said === '' ? '' : `<w:rPr>${said}</w:rPr>`;
  return `<w:r>${properties}<w:t xml:space="preserve">${escapeText(tidyText(words))}</w:t></w:r>`;
}

/** Short HTML as paragraphs, a label before the first of them. */
export function paragraphs(label: string, html: string, style: keyof typeof styles): string[] {
  const on = new Set<string>();
  const all = [run(label, on)];
  let isEmpty = true;
  for (const token of tokensOf(html)) {
    const at = all.length - 1;
    if (typeof token === 'string') {
      all[at] += run(token, on);
      isEmpty &&= token.trim() === '';
    } else if (marks[token.name]) {
      if (token.isClosing) on.delete(token.name);
      else on.add(token.name);
    } else if (lines.has(token.name) && !isEmpty) {
      all.push('');
      isEmpty = true;
    }
  }
  return all
    .filter((runs) => runs !== '')
    .map((runs) => `<w:p><w:pPr>${styles[style]}</w:pPr>${runs}</w:p>`);
}
