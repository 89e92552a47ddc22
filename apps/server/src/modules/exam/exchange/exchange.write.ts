import { questionTypeCodes, questionTypes } from '@cheese/domain/codes/exam/questionTypes';
import { writeDocx } from '@cheese/question-files/docx/writeDocx';
import { writeGift } from '@cheese/question-files/gift/writeGift';
import { writeMoodle } from '@cheese/question-files/moodle/writeMoodle';
import { writeQti } from '@cheese/question-files/qti/writeQti';
import type { FiledQuestion, WrittenFile } from '@cheese/question-files/shapes';
import { lostTexts } from '@cheese/question-files/texts';
import { type FaultyQuestion, faultySheet } from '@cheese/question-files/sheet/faultySheet';
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
  // For paper alone: an import has nothing of it without keys.
  docxWithoutKey: (wanted) => writeDocument({ ...wanted, isPaper: true }, false),
  gift: ({ questions }) => writeGift(questions),
  moodle: ({ questions, pictures }) => writeMoodle(questions, pictures),
  qti: ({ questions, pictures }) => writeQti(questions, pictures),
} satisfies Record<string, Writer>;

async function writeDocument({ questions, pictures, title, isPaper }: Wanted, withKey: boolean) {
  const shown = await picturesForWord(pictures);
  return writeDocx(questions, { title, withKey, pictures: shown, ...(isPaper && { isPaper }) });
}

/** Questions as a file, and what of them it could not hold: work for a thread. */
export async function writeQuestionFile(wanted: Wanted): Promise<WrittenFile> {
  const places = wanted.questions.map((_, at) => at);
  const isHeld = (at: number) => wanted.questions[at]?.draft.type !== questionTypeCodes.slide;
  const held = places.filter(isHeld);
  const questions = held.flatMap((at) => wanted.questions[at] ?? []);
  const { bytes, lost } = await writers[wanted.format]({ ...wanted, questions });
  const stays = places.filter((at) => !isHeld(at)).map((at) => ({ ...slideStays, at }));
  return {
    bytes,
    lost: [...stays, ...lost.map((one) => ({ ...one, at: held[one.at] ?? one.at }))],
  };
}

const slideStays = {
  what: lostTexts.kind(questionTypes[questionTypeCodes.slide]),
  isWhole: true as const,
};

/** A workbook of faulty questions for correction; runs in a worker thread. */
export const writeFaultyQuestions = (faulty: FaultyQuestion[]) =>
  makeWorkbook([faultySheet(faulty)]);

export const makeQuestionTemplate = () => makeWorkbook(templateSheets());
