import { format, getFormatInfo } from 'numfmt';
import { walkXml } from '@cheese/question-files/xml/walkXml';

/** The displayed text of a cell, and the reason if it differs from what was typed. */
export interface Shown {
  text: string;
  /** The spreadsheet program made something else of what was typed. */
  unsafe?: 'date' | 'long' | 'error';
}

/** The formats that every workbook has without naming them; dates of Chinese workbooks among them. */
const known: Record<number, string> = {
  0: 'General',
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  37: '#,##0;-#,##0',
  38: '#,##0;-#,##0',
  39: '#,##0.00;-#,##0.00',
  40: '#,##0.00;-#,##0.00',
  48: '##0.0E+0',
  49: '@',
};
const isKnownDate = (id: number) =>
  (id >= 14 && id <= 22) ||
  (id >= 27 && id <= 36) ||
  (id >= 45 && id <= 47) ||
  (id >= 50 && id <= 58);
const aDate = 'yyyy-mm-dd';

export function readFormats(styles: string): string[] {
  const own = new Map<number, string>();
  const formats: string[] = [];
  let isInCells = false;
  walkXml(styles, {
    open(name, attributes) {
      if (name === 'cellXfs') isInCells = true;
      if (name !== 'numFmt' && !(name === 'xf' && isInCells)) return;
      const { numFmtId = '0', formatCode = '' } = attributes();
      const id = Number(numFmtId);
      if (name === 'numFmt') own.set(id, formatCode);
      else formats.push(own.get(id) ?? known[id] ?? (isKnownDate(id) ? aDate : 'General'));
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return formats;
}

const dates = new Set(['date', 'time', 'datetime']);

/** A number as its cell shows it. */
export function showNumber(written: string, pattern: string): Shown {
  const value = Number(written);
  if (written.trim() === '' || !Number.isFinite(value)) return { text: written, unsafe: 'error' };
  const type = typeOf(pattern);
  const text = shownBy(pattern, value);
  if (dates.has(type)) return { text, unsafe: 'date' };
  // From here on a program shows powers of ten, and later digits are lost for good.
  if (type === 'general' && /e[+-]/i.test(text)) return { text, unsafe: 'long' };
  if (Math.abs(value) > Number.MAX_SAFE_INTEGER) return { text, unsafe: 'long' };
  return { text };
}

function typeOf(pattern: string): string {
  try {
    return getFormatInfo(pattern).type;
  } catch {
    return 'general';
  }
}

/** An unknown number format falls back to the plain number. */
function shownBy(pattern: string, value: number): string {
  try {
    return format(pattern, value, { locale: 'zh-CN' }).trim();
  } catch {
    return String(value);
  }
}
