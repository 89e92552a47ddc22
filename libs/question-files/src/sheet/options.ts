import { letterAt, type Option } from '../letters';
import { lostTexts } from '../texts';
import { splitOptions } from '../wording/options';
import { withPlainOptions } from '../text/plainLines';
import type { Cells } from './cells';

const SHOWN = 40;
const PARTS = /[;；]/;

/** The options of a row, one per cell or all in one; and the text that is no option. */
export function optionsIn(cells: Cells): { options: Option[]; lost: string[] } {
  const together = cells.said('options');
  if (together !== '') return optionsOfCell(together);
  const all = Array.from({ length: 26 }, (_, at) => ({
    key: letterAt(at),
    text: cells.said(`option:${letterAt(at)}`),
    picture: null,
  }));
  const options = all.slice(0, all.findLastIndex(({ text }) => text !== '') + 1);
  const [only] = options;
  // If the option columns are merged, the first cell holds them all.
  const inOne = options.length === 1 && only ? lettered(only.text) : null;
  if (inOne && inOne.head === '' && inOne.options.length > 1) return { ...inOne, lost: [] };
  return { options: withoutOwnLetters(options), lost: [] };
}

/** Split as in a text by letters, or by separators if there are no letters. */
function optionsOfCell(cell: string): { options: Option[]; lost: string[] } {
  const { head, options } = lettered(cell);
  if (options.length > 0) {
    return { options, lost: head === '' ? [] : [lostTexts.word(head.slice(0, SHOWN))] };
  }
  const parts = cell.split(PARTS).flatMap((one) => (one.trim() === '' ? [] : [one.trim()]));
  if (parts.length < 2)
    return { options: [], lost: [lostTexts.optionsUnread(cell.slice(0, SHOWN))] };
  return {
    options: parts.map((text, at) => ({ key: letterAt(at), text, picture: null })),
    lost: [],
  };
}

const lettered = (cell: string) => {
  const lines = cell.split('\n').map((text) => ({ text, place: '' }));
  const words = withPlainOptions(lines)
    .map(({ text }) => text)
    .join('\n');
  const { head, options } = splitOptions(words);
  return { options, head: head === words ? '' : head };
};

/** Drops a letter that repeats the heading: `A. 甲` in column A. */
function withoutOwnLetters(options: Option[]): Option[] {
  const bare = options.map(({ key, text }) => ownWords(key, text));
  const named = bare.filter((words) => words !== null).length;
  const filled = options.filter(({ text }) => text !== '').length;
  if (named < 2 || named < filled) return options;
  return options.map((one, at) => ({ ...one, text: bare[at] ?? one.text }));
}

function ownWords(key: string, text: string): string | null {
  const [whole = '', letter = ''] =
    /^[(（]?([A-ZＡ-Ｚ])[)）]?\s{0,9}[.．、:：)）]\s*/u.exec(text) ?? [];
  return letter.normalize('NFKC') === key ? text.slice(whole.length) : null;
}
