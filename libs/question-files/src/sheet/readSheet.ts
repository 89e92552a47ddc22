import { chapterOf } from '../categories';
import type { QuestionType } from '@cheese/domain/codes/exam/questionTypes';
import { plainOf } from '../html/plain';
import { listIn, tagsIn } from '../keyWords';
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
import { gapsIn, questionFrom } from '../wording/answer';
import { difficultyIn, isOfCase, kindIn, shareNote } from '../wording/kindWords';
import { splitOptions } from '../wording/options';
import { htmlOfCell, withoutMarks } from './cellHtml';
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

/** What is shown as it is written, small letters included. */
const isShown = (field: string) =>
  /^(?:stem|context|analysis|options|prompts|option:.)$/.test(field);

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
    const words = cell?.text.trim() ?? '';
    return isShown(field) ? words : withoutMarks(words);
  }

  question(place: string): FoundQuestion {
    const label = this.said('type');
    const type = label === '' ? null : kindIn(label);
    const otherwise = isOfCase(label) ? 5 : null;
    if (label !== '' && (type ?? otherwise) === null) this.fault('type', faultTexts.type(label));
    const stem = htmlOfCell(this.said('stem'));
    const { options, answer } = this.optionsAndKey(type, stem);
    const prompts = listIn(this.said('prompts')).map(htmlOfCell);
    const { draft, faults } = questionFrom({ type, otherwise, stem, options, prompts, answer });
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
        tags: tagsIn(this.said('tags')),
        source: this.said('source'),
      },
      chapter: [...chapterOf(this.said('chapter')), this.said('section')].filter((name) => name),
      place,
      lost: shareNote(hard),
      faults: [...this.faults, ...faults],
    };
  }

  private fault(field: Fault['field'], message: string) {
    this.faults.push({ field, message });
  }

  /** `答案1`, `答案2` beside gaps are what fills them, one in each column. */
  private optionsAndKey(type: QuestionType | null, stem: string) {
    const [options, answer] = [this.options(), this.said('key')];
    const gaps = gapsIn(stem);
    const areKeys = type === 4 || (type === null && gaps > 0 && gaps === options.length);
    if (!areKeys || answer !== '' || options.length === 0) return { options, answer };
    return { options: [], answer: options.map(({ text }) => plainOf(text)).join('；') };
  }

  /** Each in a cell of its own, or all in one. */
  private options(): Option[] {
    const together = this.said('options');
    if (together !== '') {
      return splitOptions(together).options.map((one) => ({ ...one, text: htmlOfCell(one.text) }));
    }
    const all = Array.from({ length: 26 }, (_, at) => ({
      key: letterAt(at),
      text: htmlOfCell(this.said(`option:${letterAt(at)}`)),
      picture: null,
    }));
    return all.slice(0, all.findLastIndex(({ text }) => text !== '') + 1);
  }
}
