export type Divider = ',' | '\t' | ';';

/**
 * The records of a CSV text; a quoted cell may hold separators and line breaks. A single pass: no
 * character is read twice.
 */
export function* recordsOf(text: string, divider: Divider): Generator<string[]> {
  let cells: string[] = [];
  let at = 0;
  while (at < text.length) {
    const cell = text[at] === '"' ? quotedAt(text, at, divider) : plainAt(text, at, divider);
    cells.push(cell.words);
    at = cell.end + 1;
    if (text[cell.end] === divider && at < text.length) continue;
    if (text[cell.end] === divider) cells.push('');
    yield cells;
    cells = [];
  }
}

/** The limit of a spreadsheet's cell. */
const MOST_CELL = 32_767;

interface Cell {
  words: string;
  /** The index of the separator or line end after the cell. */
  end: number;
}

function plainAt(text: string, from: number, divider: Divider): Cell {
  let end = from;
  while (end < text.length && text[end] !== divider && text[end] !== '\n') end += 1;
  return { words: text.slice(from, end).trim(), end };
}

/** Two quotes stand for one; text after the closing quote is kept. */
function quotedAt(text: string, from: number, divider: Divider): Cell {
  const parts: string[] = [];
  let at = from + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote < 0 || quote - from > MOST_CELL) return unclosed(text, from, divider);
    parts.push(text.slice(at, quote));
    at = quote + 1;
    if (text[at] !== '"') break;
    parts.push('"');
    at += 1;
  }
  const rest = plainAt(text, at, divider);
  return { words: (parts.join('') + rest.words).trim(), end: rest.end };
}

/** An unclosed quote is an ordinary character. */
const unclosed = (text: string, from: number, divider: Divider): Cell => {
  const { words, end } = plainAt(text, from + 1, divider);
  return { words: `"${words}`, end };
};
