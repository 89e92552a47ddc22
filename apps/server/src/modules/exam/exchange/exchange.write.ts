import { writeDocx } from '@cheese/question-files/docx/writeDocx';
import { writeGift } from '@cheese/question-files/gift/writeGift';
import { writeMoodle } from '@cheese/question-files/moodle/writeMoodle';
import { writeQti } from '@cheese/question-files/qti/writeQti';
import type { FiledQuestion, WrittenFile } from '@cheese/question-files/shapes';
import { templateSheets, writeSheet } from '@cheese/question-files/sheet/writeSheet';
import type { PictureBytes } from '@cheese/question-files/withPictures';
import { makeWorkbook } from '../../base/sheets/workbook';

interface Wanted {
  format: keyof typeof writers;
  questions: FiledQuestion[];
  /** By their addresses in the questions. */
  pictures: PictureBytes;
  /** Above a document. */
  title: string;
}
type Writer = (wanted: Wanted) => WrittenFile | Promise<WrittenFile>;

const writers = {
  xlsx: async ({ questions }) => {
    const { sheets, lost } = writeSheet(questions);
    return { bytes: await makeWorkbook(sheets), lost };
  },
  docx: ({ questions, title }) => writeDocx(questions, { title, withKey: true }),
  docxWithoutKey: ({ questions, title }) => writeDocx(questions, { title, withKey: false }),
  gift: ({ questions }) => writeGift(questions),
  moodle: ({ questions, pictures }) => writeMoodle(questions, pictures),
  qti: ({ questions, pictures }) => writeQti(questions, pictures),
} satisfies Record<string, Writer>;

/** Questions as a file, and what of them it could not hold: work for a thread. */
export const writeQuestionFile = (wanted: Wanted) => writers[wanted.format](wanted);

/** What teachers fill in, with examples and words for each column. */
export const makeQuestionTemplate = () => makeWorkbook(templateSheets());
