import { unreadable } from '../refusal';
import type { NamedSheet, Reading, ReadOptions } from '../shapes';
import { complaintTexts } from '../texts';
import type { Archive } from '../zip/read';
import { readSheet } from './readSheet';
import { sheetNames } from './template';

/** What our own template says about itself. */
const ours: readonly string[] = [sheetNames.examples, sheetNames.help];

/** All sheets of a workbook that hold questions; what else is in it is named. */
export function readBook(options: ReadOptions, archive: Archive | null): Reading {
  const first = readSheet(options.rows ?? unreadable(), options.columns);
  const others = (options.further ?? [])
    .filter(({ name }) => !ours.includes(name))
    .map((sheet) => readFurther(sheet, { options, first }));
  const all = [first, ...others];
  const pictures = archive?.names.filter((name) => name.startsWith('xl/media/')).length ?? 0;
  return {
    questions: all.flatMap(({ questions }) => questions),
    complaints: [
      ...all.flatMap(({ complaints = [] }) => complaints),
      ...(pictures > 0 ? [complaintTexts.bookPictures(pictures)] : []),
    ],
    ...(first.columns && { columns: first.columns }),
  };
}

/** With the columns of the first where its headings are the same. */
function readFurther(
  { name, rows }: NamedSheet,
  { options, first }: { options: ReadOptions; first: Reading },
): Reading {
  if (rows.every((row) => row.every(({ text }) => text.trim() === ''))) return { questions: [] };
  const own = readSheet(rows);
  const isAlike = own.columns?.headings.join('\n') === first.columns?.headings.join('\n');
  const { questions, complaints = [], columns } = isAlike ? readSheet(rows, options.columns) : own;
  if (columns?.matched['stem'] === undefined) {
    return { questions: [], complaints: [complaintTexts.sheetUnread(name)] };
  }
  return {
    questions: questions.map((one) => ({ ...one, place: `“${name}”${one.place}` })),
    complaints,
  };
}
