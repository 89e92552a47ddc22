import { escapeText } from '@cheese/question-files/html/letters';
import { writeZip } from '@cheese/question-files/zip/write';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import type { Db } from '../../../db/database';
import type { PersonalPart, PersonalRow } from './privacy.part';
import { privacyTexts as texts } from './privacy.texts';

interface PersonalTable extends Pick<PersonalPart, 'title' | 'columns'> {
  rows: PersonalRow[];
}

/** Everything as JSON, as a page to read, and each table as csv, under Chinese names. */
export async function makeExport(
  db: Db,
  { personId, now, parts }: { personId: number; now: Date; parts: readonly PersonalPart[] },
): Promise<Buffer> {
  const tables: PersonalTable[] = [];
  for (const { title, columns, select } of parts) {
    tables.push({ title, columns, rows: await select(db, personId) });
  }
  const bytes = (text: string) => Buffer.from(text);
  return writeZip(
    new Map([
      [texts.json, bytes(JSON.stringify(asObjects(tables), null, 2))],
      [texts.page, bytes(pageOf(tables, now))],
      ...tables.map((table) => [`${table.title}.csv`, bytes(csvOf(table))] as const),
    ]),
  );
}

const asObjects = (tables: readonly PersonalTable[]) =>
  Object.fromEntries(
    tables.map(({ title, columns, rows }) => [
      title,
      rows.map((row) => Object.fromEntries(columns.map((name, at) => [name, row[at] ?? null]))),
    ]),
  );

/** The mark at its beginning tells spreadsheets that it is UTF-8; a formula is quoted as text. */
function csvOf({ columns, rows }: PersonalTable): string {
  const cell = (value: string | number | null) => {
    const text = String(value ?? '');
    const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
    return `"${safe.replaceAll('"', '""')}"`;
  };
  return `\ufeff${[columns, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

function pageOf(tables: readonly PersonalTable[], now: Date): string {
  const row = (tag: 'td' | 'th') => (cells: PersonalRow) =>
    `<tr>${cells.map((one) => `<${tag}>${escapeText(String(one ?? ''))}</${tag}>`).join('')}</tr>`;
  const parts = tables.map(({ title, columns, rows }) =>
    rows.length === 0
      ? `<h2>${title}</h2><p>${texts.nothing}</p>`
      : `<h2>${title}</h2><table border="1" cellpadding="6">${row('th')(columns)}${rows.map(row('td')).join('')}</table>`,
  );
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>${texts.heading}</title></head>
<body style="font-family: sans-serif"><h1>${texts.heading}</h1><p>${texts.madeAt(chinaMinute(now.getTime()))}</p>${parts.join('')}</body></html>`;
}
