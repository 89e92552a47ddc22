import Type, { type Static } from 'typebox';
import { itemFlags } from '../../../codes/exam/examReports';
import { questionFields, QuestionKey, Score } from './question';
import { keyOf, nullable } from '../../shapes';

const Figure = nullable(Type.Number());

/**
 * Statistics of the whole paper, by each learner's best attempt; null if there are too few
 * learners, or they got different papers.
 */
export const PaperFigures = Type.Object({
  count: Type.Integer(),
  mean: Figure,
  median: Figure,
  deviation: Figure,
  skewness: Figure,
  kurtosis: Figure,
  /** Cronbach's alpha: only if everybody got the same questions. */
  alpha: Figure,
  standardError: Figure,
});
export type PaperFigures = Static<typeof PaperFigures>;

/** The share that chose this option in the top, middle and bottom group. */
export const ChosenOption = Type.Object({
  option: Type.String(),
  isRight: Type.Boolean(),
  upper: Type.Number(),
  middle: Type.Number(),
  lower: Type.Number(),
  all: Type.Number(),
});
export type ChosenOption = Static<typeof ChosenOption>;

export const AnalysedItem = Type.Object({
  ...questionFields,
  version: Type.Integer(),
  right: QuestionKey,
  analysis: Type.String(),
  score: Score,
  count: Type.Integer({ description: 'How many were asked it' }),
  answeredCount: Type.Integer(),
  /** The mean score, as a share of the maximum. */
  facility: Figure,
  deviation: Figure,
  /** The expected score of guessing; null if guessing gains nothing. */
  guess: Figure,
  intendedWeight: Figure,
  effectiveWeight: Figure,
  discrimination: Figure,
  efficiency: Figure,
  /** Empty if the question has no options. */
  chosen: Type.Array(ChosenOption),
  flags: Type.Array(keyOf(itemFlags)),
  isCorrected: Type.Boolean(),
});
export type AnalysedItem = Static<typeof AnalysedItem>;

export const ExamAnalysis = Type.Object({
  examId: Type.Integer(),
  title: Type.String(),
  paper: PaperFigures,
  items: Type.Array(AnalysedItem),
});
export type ExamAnalysis = Static<typeof ExamAnalysis>;
