import { questionTypeCodes } from '@cheese/domain/codes/exam/questionTypes';
import { strictObject } from '@cheese/domain/contract/shapes';
import Type, { type Static } from 'typebox';
import { readYaml } from '../reading/readYaml';
import { Count, Html, Words } from '../reading/shapes';
import { seedShelf } from '../shop/commodity/shelf';

/** Marked by itself: nobody has to wait for a teacher who is not there. */
export const markedTypes = [
  questionTypeCodes.singleChoice,
  questionTypeCodes.trueFalse,
  questionTypeCodes.multipleChoice,
  questionTypeCodes.blanks,
  questionTypeCodes.ordering,
  questionTypeCodes.matching,
];

/** The first questions of a kind; `score` is that of each. */
export const Part = strictObject({
  title: Words,
  note: Words,
  type: Type.Integer({ enum: markedTypes }),
  count: Count,
  score: Count,
});

/** When an exam is held, in hours from the planting. */
export const times = { fromHours: Type.Number(), untilHours: Type.Number(), minutes: Count };

const Exams = Type.Array(
  strictObject({
    title: Words,
    /** The title of the bank that its questions are of. */
    bank: Words,
    html: Html,
    attempts: Count,
    ...times,
    parts: Type.Array(Part),
  }),
);

export type SeedExam = Static<typeof Exams>[number];

export const isSoldBank = (title: string) =>
  (seedShelf[4] ?? []).some((bank) => bank.title === title);

/** Mock exams of the platform; the first is over, and many have written it. */
export const seedExams = readYaml('exams/mock.yaml', Exams, (said) =>
  said.flatMap(({ bank }, at) =>
    isSoldBank(bank) ? [] : [{ at: `${at}.bank`, says: `there is no bank ${bank}` }],
  ),
);
