import { refuse } from '../../../refusal';

/** Rows and columns up to here are read: a single cell far away would make a table up to there. */
const MOST_ROWS = 20_000;
const MOST_COLUMNS = 100;

const opening = /<(?:[\w.-]+:)?(?:row|c)(?=[\s/>])/g;
const attribute = String.raw`\s+[\w:.-]+\s*=\s*(?:"[^"<&]*"|'[^'<&]*')`;
const wholeTag = new RegExp(String.raw`<(?:[\w.-]+:)?(row|c)((?:${attribute})*)\s*\/?>`, 'g');
const place = /\s(?:[\w.-]+:)?r\s*=\s*["']([A-Za-z]*)(\d*)/g;

/** Refuses a sheet whose cells stand too far away, or say where they stand in no plain way. */
export function checkSheetExtent(xml: string) {
  if (!xml.includes('sheetData')) return;
  let [tags, rows] = [0, 0];
  for (const [, name, attributes = ''] of xml.matchAll(wholeTag)) {
    tags += 1;
    if (name === 'row') rows += 1;
    for (const [, letters = '', row = ''] of attributes.matchAll(place)) {
      if (Number(row) > MOST_ROWS || columnOf(letters) > MOST_COLUMNS) refuse('sheet.tooLarge');
    }
  }
  if (rows > MOST_ROWS) refuse('sheet.tooLarge');
  if (tags !== (xml.match(opening) ?? []).length) refuse('sheet.broken');
}

const columnOf = (letters: string) =>
  [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
