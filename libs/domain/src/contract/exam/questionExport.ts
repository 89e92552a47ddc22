import Type from 'typebox';
import type { questionExportCalls } from '../../calls/exam/questionExport';
import { questionExportFormats, questionImportLimits } from '../../codes/exam/questionFiles';
import type { CallContract } from '../call';
import { strictObject, FileLink, Id, keyOf } from '../shapes';

export const questionExportContract = {
  /** A bank, a chapter with its subchapters, or some questions. */
  make: {
    access: 'teacher',
    body: strictObject({
      bankId: Id,
      chapterId: Type.Optional(Id),
      questionIds: Type.Optional(
        Type.Array(Id, { minItems: 1, maxItems: questionImportLimits.chosen, uniqueItems: true }),
      ),
      format: keyOf(questionExportFormats),
    }),
    data: Type.Object({
      file: FileLink,
      /** The number of questions in the file, and of those the format cannot hold at all. */
      count: Type.Integer(),
      leftCount: Type.Integer(),
      /**
       * Content the format cannot hold, described in words, with the number of its question in the
       * file.
       */
      lost: Type.Array(Type.Object({ number: Type.Integer(), what: Type.String() })),
    }),
  },
} satisfies Record<keyof typeof questionExportCalls, CallContract>;

export type QuestionExportContract = typeof questionExportContract;
