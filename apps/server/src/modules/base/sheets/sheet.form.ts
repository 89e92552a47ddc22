import {
  getOrderOfSiblings,
  insertElementMarkupAccordingToOrderOfSiblings as insertInOrder,
  sanitizeAttributeValue,
  sanitizeTextContent,
} from 'write-excel-file/utility';
import type { Sheet } from './workbook';

const SHEET = 'xl/worksheets/sheet{id}.xml';
/** The last row with input validation. */
const LAST_ROW = 10_001;
/** A list in the sheet itself holds no more. */
const MOST_LETTERS = 255;

/**
 * Makes a sheet one that is filled in: its columns are text from top to bottom, so that 1/2 does not
 * become a date, and offer the words that may stand in them. The writer has no such thing itself.
 */
export const formFeature = (sheets: readonly Sheet[]) => ({
  files: {
    transform: {
      [SHEET]: {
        transform: (xml: string, _options: unknown, { sheetIndex }: { sheetIndex: number }) => {
          const sheet = sheets[sheetIndex];
          return sheet?.isForm ? asForm(xml, sheet) : xml;
        },
      },
    },
  },
});

function asForm(xml: string, { columns }: Sheet): string {
  // The cells below the headings are written as text: their style is that of the column.
  const style = /<c r="A2" s="(\d+)"/.exec(xml)?.[1];
  const styled = style ? xml.replaceAll('<col ', `<col style="${style}" `) : xml;
  const lists = columns.flatMap(({ choices }, at) =>
    choices ? [listIn(String.fromCharCode(65 + at), choices)] : [],
  );
  if (lists.length === 0) return styled;
  const markup = `<dataValidations count="${lists.length}">${lists.join('')}</dataValidations>`;
  return insertInOrder(styled, markup, getOrderOfSiblings(SHEET, 'worksheet') ?? [], 'worksheet');
}

function listIn(column: string, choices: readonly string[]): string {
  const place = sanitizeAttributeValue(`${column}2:${column}${LAST_ROW}`);
  const list = choices.join(',');
  if (list.length > MOST_LETTERS) throw new Error(`${column} offers too much for a list`);
  return `<dataValidation type="list" allowBlank="1" showErrorMessage="1" sqref="${place}"><formula1>"${sanitizeTextContent(list)}"</formula1></dataValidation>`;
}
