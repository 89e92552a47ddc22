import { refuse } from '../../../calls/refusal';
import { showNumber, type Shown } from './sheet.formats';
import { walkXml } from '@cheese/question-files/xml/walkXml';

const MOST_ROWS = 20_000;
const MOST_COLUMNS = 100;

interface Cell {
  column: number;
  type: string;
  style: number;
  value: string;
  inline: string;
}

export interface SheetTables {
  /** The words that cells share, by their place. */
  shared: readonly string[];
  /** The number format of each style. */
  formats: readonly string[];
}

/** The rows of a sheet as it shows them. Cells that do not say where they stand follow each other. */
export function readCells(xml: string, kept: SheetTables, mostRows = MOST_ROWS): Shown[][] {
  const rows: Shown[][] = [];
  let row = 0;
  let cell: Cell | null = null;
  let column = 0;
  let place: 'value' | 'inline' | null = null;
  let isSpoken = false;
  walkXml(xml, {
    open(name, attributes) {
      if (name === 'row') {
        row = Number(attributes()['r'] ?? row + 1);
        column = 0;
        checkExtent(row, mostRows);
      } else if (name === 'c') {
        const { r = '', t = 'n', s = '0' } = attributes();
        column = columnOf(r) || column + 1;
        checkExtent(column, MOST_COLUMNS);
        cell = { column, type: t, style: Number(s), value: '', inline: '' };
      } else if (name === 'v') place = 'value';
      // Phonetic guides are not part of the text.
      else if (name === 'rPh') isSpoken = true;
      else if (name === 't' && !isSpoken) place = 'inline';
    },
    text(words) {
      if (cell && place) cell[place] += words;
    },
    close(name) {
      if (name === 'v' || name === 't') place = null;
      if (name === 'rPh') isSpoken = false;
      if (name !== 'c' || !cell) return;
      const shown = show(cell, kept);
      const line = (rows[row - 1] ??= []);
      if (shown.text !== '' || shown.unsafe) line[cell.column - 1] = shown;
      cell = null;
    },
  });
  return Array.from(rows, (line = []) => Array.from(line, (one = { text: '' }) => one));
}

/** A single cell far away would make a table up to there. */
function checkExtent(place: number, most: number) {
  if (!Number.isInteger(place) || place < 1) refuse('sheet.broken');
  if (place > most) refuse('sheet.tooLarge');
}

/** 1 for A, 27 for AA; 0 where it says nothing. */
const columnOf = (place: string) =>
  [...place.toUpperCase().replace(/[^A-Z]/g, '')].reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
    0,
  );

function show({ type, value, inline, style }: Cell, { shared, formats }: SheetTables): Shown {
  switch (type) {
    case 's':
      return { text: shared[Number(value)] ?? '' };
    case 'inlineStr':
      return { text: clean(inline) };
    case 'str':
      return { text: clean(value) };
    case 'b':
      return { text: value.trim() === '1' ? 'TRUE' : 'FALSE' };
    case 'e':
      return { text: clean(value), unsafe: 'error' };
    case 'd':
      return { text: clean(value), unsafe: 'date' };
    default:
      return value === '' ? { text: '' } : showNumber(value, formats[style] ?? 'General');
  }
}

/** Removes characters that PostgreSQL cannot store. */
const clean = (text: string) => text.replace(/\0|\p{Surrogate}/gu, '').trim();

/** Marks put around subscript and superscript. */
export type Marks = Readonly<Record<'sub' | 'sup', readonly [string, string]>>;

/** The words that cells share, in their order, without how they are pronounced. */
export function readShared(xml: string, marks?: Marks): string[] {
  const shared: string[] = [];
  let words: string | null = null;
  let [isText, isSpoken] = [false, false];
  let around: readonly [string, string] | undefined;
  walkXml(xml, {
    open(name, attributes) {
      if (name === 'si') words = '';
      if (name === 'r') around = undefined;
      if (name === 'vertAlign') around = marks?.[placeOf(attributes()['val'])];
      if (name === 'rPh') isSpoken = true;
      if (name === 't') isText = true;
    },
    text(more) {
      if (words === null || !isText || isSpoken) return;
      words += around ? around[0] + more + around[1] : more;
    },
    close(name) {
      if (name === 't') isText = false;
      if (name === 'rPh') isSpoken = false;
      if (name !== 'si') return;
      // Once, as thousands of cells may share it.
      shared.push(clean(words ?? ''));
      words = null;
    },
  });
  return shared;
}

const placeOf = (said: string | undefined) => (said === 'superscript' ? 'sup' : 'sub');

/** For one sheet; more merged cells than this are an attack. */
const MOST_FILLED = 200_000;
const MERGED = /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/;

/** A cell over several rows is meant for each of them: `章节` beside ten questions. */
export function fillMerged(rows: Shown[][], xml: string): Shown[][] {
  let left = MOST_FILLED;
  walkXml(xml, {
    open(name, attributes) {
      if (name !== 'mergeCell') return;
      const [, column = '', top, , bottom] = MERGED.exec(attributes()['ref'] ?? '') ?? [];
      const [from, to] = [Number(top) - 1, Math.min(Number(bottom), rows.length)];
      const at = columnOf(column) - 1;
      const words = rows[from]?.[at];
      if (!words || to - from > left) return;
      left -= Math.max(0, to - from);
      for (let row = from + 1; row < to; row += 1) {
        const own = (rows[row] ??= []);
        if ((own[at]?.text ?? '') === '') own[at] = words;
      }
    },
  });
  return rows.map((line) => Array.from(line, (one) => one ?? { text: '' }));
}
