import { writeDocx } from '@cheese/question-files/docx/writeDocx';
import { writeGift } from '@cheese/question-files/gift/writeGift';
import { writeMoodle } from '@cheese/question-files/moodle/writeMoodle';
import { writeQti } from '@cheese/question-files/qti/writeQti';
import type { FiledQuestion, WrittenFile } from '@cheese/question-files/shapes';
import { templateSheets, writeSheet } from '@cheese/question-files/sheet/writeSheet';
import type { PictureBytes } from '@cheese/question-files/withPictures';
import { picturesForWord } from '../../base/picture/picture.word';
import { makeWorkbook } from '../../base/sheets/workbook';

interface Wanted {
  format: keyof typeof writers;
  questions: FiledQuestion[];
  /** By their addresses in the questions. */
  pictures: PictureBytes;
  /** Above a document. */
  title: string;
  /** A document that is printed, with what no import reads. */
  isPaper?: boolean;
}
type Writer = (wanted: Wanted) => WrittenFile | Promise<WrittenFile>;

const writers = {
  xlsx: async ({ questions }) => {
    const { sheets, lost } = writeSheet(questions);
    return { bytes: await makeWorkbook(sheets), lost };
  },
  docx: (wanted) => writeDocument(wanted, true),
  docxWithoutKey: (wanted) => writeDocument(wanted, false),
  gift: ({ questions }) => writeGift(questions),
  moodle: ({ questions, pictures }) => writeMoodle(questions, pictures),
  qti: ({ questions, pictures }) => writeQti(questions, pictures),
} satisfies Record<string, Writer>;

async function writeDocument({ questions, pictures, title, isPaper }: Wanted, withKey: boolean) {
  const shown = await picturesForWord(pictures);
  return writeDocx(questions, { title, withKey, pictures: shown, ...(isPaper && { isPaper }) });
}

/** Questions as a file, and what of them it could not hold: work for a thread. */
export const writeQuestionFile = (wanted: Wanted) => writers[wanted.format](wanted);

/** What teachers fill in, with examples and words for each column. */
export const makeQuestionTemplate = () => makeWorkbook(templateSheets());
