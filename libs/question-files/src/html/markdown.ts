import { htmlOf } from './plain';

/** Inline tags within Markdown, closed on the same line. */
const INLINE = /&lt;(sub|sup|b|i|u|em|strong)&gt;((?:(?!&lt;)[^\n]){1,500}?)&lt;\/\1&gt;/g;
const marks: [RegExp, string][] = [
  [/`([^`\n]{1,500})`/g, '<code>$1</code>'],
  [
    /!\[([^\]\n"]{0,200})\]\(([^()\s"]{1,500})(?:\s+"[^"\n]{0,200}")?\)/g,
    '<img src="$2" alt="$1">',
  ],
  [/\[([^\]\n]{1,300})\]\(([^()\s]{1,500})\)/g, '$1（$2）'],
  [/\*\*(?=\S)([^\n*]{1,2000}?)(?<=\S)\*\*/g, '<b>$1</b>'],
  [/(?<![\w_])__(?=[^\s_])([^\n_]{1,2000}?)(?<=[^\s_])__(?![\w_])/g, '<b>$1</b>'],
  [/(?<![*\w])\*(?=[^\s*])([^\n*]{1,2000}?)(?<=[^\s*])\*(?![*\w])/g, '<i>$1</i>'],
  [/(?<![\w_])_(?=[^\s_])([^\n_]{1,2000}?)(?<=[^\s_])_(?![\w_])/g, '<i>$1</i>'],
  [/~~(?=\S)([^\n~]{1,2000}?)(?<=\S)~~/g, '<s>$1</s>'],
  [/&lt;br ?\/?&gt;/g, '<br>'],
  [INLINE, '<$1>$2</$1>'],
];

/** An escaped character stands for itself. */
const ESCAPED = /\\([\\`*_{}[\]()#+.!|~>-])/g;
const [FIRST, MOST_HELD] = [0xe000, 6_000];
const inline = (words: string) => {
  const held: string[] = [];
  const hidden = words.replace(ESCAPED, (whole, sign: string) => {
    if (held.length >= MOST_HELD) return whole;
    held.push(sign);
    return String.fromCharCode(FIRST + held.length - 1);
  });
  const html = marks.reduce((html, [sign, written]) => html.replace(sign, written), htmlOf(hidden));
  return held.length === 0
    ? html
    : html.replace(/[\ue000-\uf8ff]/g, (letter) => {
        const sign = held[letter.charCodeAt(0) - FIRST];
        return sign === undefined ? letter : htmlOf(sign);
      });
};

type Kind = 'p' | 'ul' | 'ol' | 'blockquote' | 'table' | 'h';
const kinds: [Kind, RegExp][] = [
  ['h', /^\s{0,3}#{1,6}\s+(.*?)\s*#{0,6}$/],
  ['ul', /^\s{0,8}[-*+]\s+(.*)$/],
  ['ol', /^\s{0,8}\d{1,3}[.)]\s+(.*)$/],
  ['blockquote', /^\s{0,3}>\s?(.*)$/],
  ['table', /^\s{0,3}(\|.*\|)\s*$/],
];
const RULE = /^\|(?:\s*:?-+:?\s*\|)+$/;
const MOST_LINE = 20_000;

const cellsOf = (row: string) =>
  row
    .slice(1, -1)
    .split('|')
    .map((cell) => inline(cell.trim()));
const rowOf = (row: string, tag: string) =>
  `<tr>${cellsOf(row)
    .map((cell) => `<${tag}>${cell}</${tag}>`)
    .join('')}</tr>`;

function tableOf(rows: readonly string[]): string {
  const hasHead = RULE.test(rows[1] ?? '');
  const body = rows.filter((row) => !RULE.test(row));
  return `<table>${body.map((row, at) => rowOf(row, hasHead && at === 0 ? 'th' : 'td')).join('')}</table>`;
}

const written: Record<Kind, (lines: readonly string[]) => string> = {
  p: (lines) => `<p>${lines.map((line) => inline(line.trim())).join('<br>')}</p>`,
  h: (lines) => lines.map((line) => `<p><b>${inline(line)}</b></p>`).join(''),
  ul: (lines) => `<ul>${lines.map((line) => `<li>${inline(line)}</li>`).join('')}</ul>`,
  ol: (lines) => `<ol>${lines.map((line) => `<li>${inline(line)}</li>`).join('')}</ol>`,
  blockquote: (lines) => `<blockquote>${lines.map(inline).join('<br>')}</blockquote>`,
  table: tableOf,
};

/** Converts Markdown to our rich text; anything else stays as typed. */
export function htmlOfMarkdown(text: string): string {
  const blocks: { kind: Kind; lines: string[] }[] = [];
  let fence: string[] | null = null;
  let isNew = true;
  const html: string[] = [];
  const flush = () => {
    html.push(...blocks.splice(0).map(({ kind, lines }) => written[kind](lines)));
    isNew = true;
  };
  for (const line of text.split('\n')) {
    if (/^\s{0,3}```/.test(line)) {
      if (fence) html.push(`<pre>${htmlOf(fence.join('\n'))}</pre>`);
      else flush();
      fence = fence ? null : [];
    } else if (fence) fence.push(line);
    else if (line.trim() === '') isNew = true;
    else {
      const { kind, words } = kindOf(line);
      const last = blocks.at(-1);
      if (last && !isNew && last.kind === kind && kind !== 'h') last.lines.push(words);
      else blocks.push({ kind, lines: [words] });
      isNew = false;
    }
  }
  flush();
  if (fence) html.push(`<pre>${htmlOf(fence.join('\n'))}</pre>`);
  return html.join('');
}

function kindOf(line: string): { kind: Kind; words: string } {
  const head = line.slice(0, MOST_LINE);
  for (const [kind, sign] of kinds) {
    const [, words] = sign.exec(head) ?? [];
    if (words !== undefined) return { kind, words: words + line.slice(MOST_LINE) };
  }
  return { kind: 'p', words: line };
}
