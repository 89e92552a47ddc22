import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import { escapeText } from '@cheese/question-files/html/letters';
import type { PersonalPart, PersonalRow } from './privacy.part';
import { privacyTexts as texts } from './privacy.texts';

type Pages = AsyncIterable<readonly PersonalRow[]>;
type Read = (part: PersonalPart) => Pages;

/** A browser shows no endless table; the csv has all of it. */
const MOST_SHOWN = 500;

/** Written by pages, as a person's rows may be many. */
export async function* asJson(parts: readonly PersonalPart[], read: Read) {
  let isFirst = true;
  for (const part of parts) {
    yield `${isFirst ? '{' : ','}\n${JSON.stringify(part.title)}: [`;
    isFirst = false;
    let before = '';
    for await (const page of read(part)) {
      for (const row of page) {
        const named = part.columns.map((name, at) => [name, row[at] ?? null] as const);
        yield `${before}\n  ${JSON.stringify(Object.fromEntries(named))}`;
        before = ',';
      }
    }
    yield ']';
  }
  yield isFirst ? '{}' : '\n}\n';
}

/** The mark at its beginning tells spreadsheets that it is UTF-8; a formula is quoted as text. */
export async function* asCsv(columns: readonly string[], pages: Pages) {
  const lines = (rows: readonly PersonalRow[]) =>
    rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
  yield `\ufeff${lines([columns])}`;
  for await (const page of pages) yield lines(page);
}

function cellOf(value: string | number | null) {
  const text = String(value ?? '');
  const safe = /^[=+\-@\t\r]/.test(text) && typeof value !== 'number' ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

export async function* asPage(parts: readonly PersonalPart[], read: Read, now: Date) {
  yield `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>${texts.heading}</title></head>
<body style="font-family: sans-serif"><h1>${texts.heading}</h1><p>${texts.madeAt(chinaMinute(now.getTime()))}</p>`;
  for (const part of parts) yield* section(part, read(part));
  yield '</body></html>';
}

async function* section({ title, columns }: PersonalPart, pages: Pages) {
  yield `<h2>${title}</h2>`;
  let count = 0;
  for await (const page of pages) {
    if (count === 0) yield `<table border="1" cellpadding="6">${rowOf(columns, 'th')}`;
    const shown = page.slice(0, Math.max(0, MOST_SHOWN - count));
    yield shown.map((row) => rowOf(row, 'td')).join('');
    count += page.length;
  }
  yield count === 0 ? `<p>${texts.nothing}</p>` : '</table>';
  if (count > MOST_SHOWN) yield `<p>${texts.more(MOST_SHOWN, count, `${title}.csv`)}</p>`;
}

const rowOf = (cells: PersonalRow, tag: 'td' | 'th') =>
  `<tr>${cells.map((one) => `<${tag}>${escapeText(String(one ?? ''))}</${tag}>`).join('')}</tr>`;
