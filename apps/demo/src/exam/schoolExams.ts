import { questionDifficulties, questionTypes } from '@cheese/domain/codes/exam/questionTypes';
import { codeOf, strictObject } from '@cheese/domain/contract/shapes';
import Type, { type Static } from 'typebox';
import { type ReadFault, readYaml } from '../reading/readYaml';
import { Count, Words } from '../reading/shapes';
import { isSoldBank, Part, times } from './exams';

/** Questions that are drawn anew for each learner. */
const Draw = strictObject({
  title: Words,
  note: Words,
  types: Type.Array(codeOf(questionTypes)),
  difficulties: Type.Array(codeOf(questionDifficulties)),
  count: Count,
  score: Count,
});

/** What every exam of a school says. */
export const schoolExamFacts = {
  title: Words,
  html: Type.String(),
  isDraft: Type.Boolean(),
  ...times,
};

const School = strictObject({
  /** The bank of the school, and that whose questions it has. */
  bank: strictObject({ name: Words, of: Words }),
  papers: Type.Array(
    strictObject({ name: Words, parts: Type.Array(Part), draws: Type.Array(Draw) }),
  ),
  exams: Type.Array(
    strictObject({
      ...schoolExamFacts,
      paper: Words,
      /** How many of the school's learners have begun. */
      sat: Count,
    }),
  ),
});

function missingNames({ bank, papers, exams }: Static<typeof School>): ReadFault[] {
  const known = papers.map(({ name }) => name);
  const strange = exams.flatMap(({ paper }, at) =>
    known.includes(paper) ? [] : [{ at: `exams.${at}.paper`, says: `there is no paper ${paper}` }],
  );
  const isThere = isSoldBank(bank.of);
  return isThere ? strange : [{ at: 'bank.of', says: `there is no bank ${bank.of}` }, ...strange];
}

export const {
  bank: schoolBank,
  papers: schoolPapers,
  exams: schoolExams,
} = readYaml('exams/school.yaml', School, missingNames);

export type SchoolExam = (typeof schoolExams)[number];
