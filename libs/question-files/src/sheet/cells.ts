import { faultTexts } from '../texts';
import type { Columns, Fault, SheetCell } from '../shapes';
import { withoutMarks } from './cellHtml';

/** The fields whose cells a spreadsheet program may have reformatted. */
const fieldOf: Partial<Record<string, Fault['field']>> = {
  type: 'type',
  stem: 'stem',
  key: 'key',
  context: 'context',
  group: 'group',
  analysis: 'analysis',
  difficulty: 'difficulty',
  tags: 'tags',
  source: 'source',
};

/** Fields displayed exactly as written, including lower case. */
const isShown = (field: string) =>
  /^(?:stem|context|analysis|options|prompts|option:.)$/.test(field);

/** The cells of a row by the meaning of their columns. */
export class Cells {
  readonly faults: Fault[] = [];
  readonly cells: readonly SheetCell[];
  private readonly columns: Columns;
  private readonly spoiled = new Set<string>();

  constructor(cells: readonly SheetCell[], columns: Columns) {
    this.cells = cells;
    this.columns = columns;
  }

  said(field: string): string {
    const at = this.columns[field];
    const cell = at === undefined ? undefined : this.cells[at];
    if (cell?.unsafe && !this.spoiled.has(field)) {
      this.spoiled.add(field);
      const named = fieldOf[field] ?? 'options';
      this.faults.push({ field: named, message: faultTexts.unsafe[cell.unsafe] });
    }
    const words = cell?.text.trim() ?? '';
    return isShown(field) ? words : withoutMarks(words);
  }

  /** The text of a row with a single non-empty cell. */
  alone(): { words: string; column: number } | null {
    const filled = this.cells.flatMap(({ text }, column) =>
      text.trim() === '' ? [] : [{ words: text.trim(), column }],
    );
    return filled.length === 1 ? (filled[0] ?? null) : null;
  }
}
