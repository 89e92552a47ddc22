import { unreadable } from '../refusal';
import type { NamedSheet, Reading, ReadOptions } from '../shapes';
import { complaintTexts } from '../texts';
import type { Archive } from '../zip/read';
import { readSheet } from './readSheet';
import { sheetNames } from './template';

/** The sheets of our own template that hold no questions. */
const ours: readonly string[] = [sheetNames.examples, sheetNames.help];

/** All sheets of a workbook with questions, each by its own headings; other content is reported. */
export function readBook(options: ReadOptions, archive: Archive | null): Reading {
  const sheets = options.sheets ?? unreadable();
  const all = sheets
    .filter(({ name }, at) => at === 0 || !ours.includes(name))
    .map((sheet, at) => readOne(sheet, { options, isFirst: at === 0, isAlone: sheets.length < 2 }));
  const pictures = archive?.names.filter((name) => name.startsWith('xl/media/')).length ?? 0;
  return {
    questions: all.flatMap(({ questions }) => questions),
    complaints: [
      ...all.flatMap(({ complaints = [] }) => complaints),
      ...(pictures > 0 ? [complaintTexts.bookPictures(pictures)] : []),
    ],
    sheets: all.flatMap((one) => one.sheets ?? []),
  };
}

interface Around {
  options: ReadOptions;
  isFirst: boolean;
  isAlone: boolean;
}

function readOne({ name, rows }: NamedSheet, { options, isFirst, isAlone }: Around): Reading {
  const isEmpty = rows.every((row) => row.every(({ text }) => text.trim() === ''));
  if (isEmpty && !isFirst) return { questions: [] };
  const { columnsOf } = options;
  const reading = readSheet(rows, { name, ...(columnsOf && { columnsOf }) });
  if (isFirst && isAlone) return reading;
  if (reading.sheets?.[0]?.matched['stem'] === undefined) {
    return { ...reading, complaints: isEmpty ? [] : [complaintTexts.sheetUnread(name)] };
  }
  if (isFirst) return reading;
  const { questions } = reading;
  return {
    ...reading,
    questions: questions.map((one) => ({ ...one, place: `“${name}”${one.place}` })),
  };
}
