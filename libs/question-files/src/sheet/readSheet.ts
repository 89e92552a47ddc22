import { chapterOf } from '../categories';
import { htmlOf } from '../html/plain';
import { listIn } from '../keyWords';
import { letterAt, type Option } from '../letters';
import {
  type Columns,
  type Fault,
  type FoundQuestion,
  MOST_QUESTIONS,
  type Reading,
  type SheetCell,
} from '../shapes';
import { complaintTexts, faultTexts, placeTexts } from '../texts';
import { questionFrom } from '../wording/answer';
import { difficultyIn, kindIn } from '../wording/kindWords';
import { splitOptions } from '../wording/options';
import { htmlOfCell } from './cellHtml';
import { isQuestionSheet, matchColumns, titles } from './columns';

type Rows = readonly (readonly SheetCell[])[];
/** Above the headings a sheet may have a title and a remark. */
const MOST_ABOVE = 10;
const MOST_COLUMNS = 100;

/** Questions of a sheet, whatever its columns are called; the matching may come corrected. */
export function readSheet(rows: Rows, corrected?: Columns): Reading {
  const at = headingRow(rows);
  const headings = (rows[at] ?? []).slice(0, MOST_COLUMNS).map(({ text }) => text);
  const matched = corrected ?? matchColumns(headings);
  const columns = { headings, matched };
  if (matched['stem'] === undefined) {
    return { questions: [], complaints: [complaintTexts.columnMissing(titles.stem)], columns };
  }
  const known = new Set(Object.values(matched));
  const complaints = headings.flatMap((title, place) =>
    title !== '' && !known.has(place) ? [complaintTexts.columnUnknown(title)] : [],
  );
  const questions = rows.slice(at + 1, at + 2 + MOST_QUESTIONS).flatMap((row, below) => {
    if (row.every(({ text }) => text.trim() === '')) return [];
    return [new Row(row, matched).question(placeTexts.row(at + below + 2))];
  });
  return { questions, complaints, columns };
}

function headingRow(rows: Rows): number {
  const found = rows
    .slice(0, MOST_ABOVE)
    .findIndex((row) =>
      isQuestionSheet(matchColumns(row.slice(0, MOST_COLUMNS).map(({ text }) => text))),
    );
  return Math.max(found, 0);
}

/** The fields whose cells a spreadsheet program may have spoiled. */
const fieldOf: Partial<Record<string, Fault['field']>> = {
  ...{ type: 'type', stem: 'stem', key: 'key', context: 'context', group: 'group' },
  ...{ analysis: 'analysis', difficulty: 'difficulty', tags: 'tags', source: 'source' },
};

class Row {
  private readonly faults: Fault[] = [];
  private readonly cells: readonly SheetCell[];
  private readonly columns: Columns;

  constructor(cells: readonly SheetCell[], columns: Columns) {
    this.cells = cells;
    this.columns = columns;
  }

  private said(field: string): string {
    const at = this.columns[field];
    const cell = at === undefined ? undefined : this.cells[at];
    if (cell?.unsafe) {
      const named = fieldOf[field] ?? 'options';
      this.faults.push({ field: named, message: faultTexts.unsafe[cell.unsafe] });
    }
    return cell?.text.trim() ?? '';
  }

  question(place: string): FoundQuestion {
    const label = this.said('type');
    const type = label === '' ? null : kindIn(label);
    if (label !== '' && type === null) this.fault('type', faultTexts.type(label));
    const { draft, faults } = questionFrom({
      type,
      stem: htmlOfCell(this.said('stem')),
      options: this.options(),
      prompts: listIn(this.said('prompts')).map(htmlOfCell),
      answer: this.said('key'),
    });
    const hard = this.said('difficulty');
    const difficulty = difficultyIn(hard);
    if (hard !== '' && difficulty === null) this.fault('difficulty', faultTexts.difficulty(hard));
    return {
      draft: {
        ...draft,
        difficulty: difficulty ?? 2,
        context: htmlOfCell(this.said('context')),
        group: this.said('group') || null,
        analysis: htmlOfCell(this.said('analysis')),
        tags: listIn(this.said('tags')),
        source: this.said('source'),
      },
      chapter: [...chapterOf(this.said('chapter')), this.said('section')].filter((name) => name),
      place,
      faults: [...this.faults, ...faults],
    };
  }

  private fault(field: Fault['field'], message: string) {
    this.faults.push({ field, message });
  }

  /** Each in a cell of its own, or all in one. */
  private options(): Option[] {
    const together = this.said('options');
    if (together !== '') {
      return splitOptions(together).options.map((one) => ({ ...one, text: htmlOf(one.text) }));
    }
    const all = Array.from({ length: 26 }, (_, at) => ({
      key: letterAt(at),
      text: htmlOfCell(this.said(`option:${letterAt(at)}`)),
      picture: null,
    }));
    return all.slice(0, all.findLastIndex(({ text }) => text !== '') + 1);
  }
}
