import Type from 'typebox';
import type { questionExportCalls } from '../../calls/exam/questionExport';
import { questionExportFormats, questionImportLimits } from '../../codes/exam/questionFiles';
import type { CallContract } from '../call';
import { exactly, FileLink, Id, keyOf } from '../shapes';

export const questionExportContract = {
  /** A bank, a chapter of it with all below, or some of its questions. */
  make: {
    access: 'teacher',
    body: exactly({
      bankId: Id,
      chapterId: Type.Optional(Id),
      questionIds: Type.Optional(
        Type.Array(Id, { minItems: 1, maxItems: questionImportLimits.chosen, uniqueItems: true }),
      ),
      format: keyOf(questionExportFormats),
    }),
    data: Type.Object({
      file: FileLink,
      /** How many questions are in the file, and how many it has no room for at all. */
      count: Type.Integer(),
      leftCount: Type.Integer(),
      /** What the format cannot hold, in words, with the number of the question in the file. */
      lost: Type.Array(Type.Object({ number: Type.Integer(), what: Type.String() })),
    }),
  },
} satisfies Record<keyof typeof questionExportCalls, CallContract>;

export type QuestionExportContract = typeof questionExportContract;
