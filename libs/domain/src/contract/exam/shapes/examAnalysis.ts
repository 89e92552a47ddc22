import Type, { type Static } from 'typebox';
import { itemFlags } from '../../../codes/exam/examReports';
import { questionFields, QuestionKey, Score } from './question';
import { keyOf, orNull } from '../../shapes';

const Figure = orNull(Type.Number());

/** The paper as a whole, by everybody's best try; null where there are too few, or it is not one. */
export const PaperFigures = Type.Object({
  count: Type.Integer(),
  mean: Figure,
  median: Figure,
  deviation: Figure,
  skewness: Figure,
  kurtosis: Figure,
  /** Cronbach's alpha: only where all were asked the same. */
  alpha: Figure,
  standardError: Figure,
});
export type PaperFigures = Static<typeof PaperFigures>;

/** Of those at the top, in the middle and at the bottom, the share that chose it. */
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
  /** The mean share of its marks. */
  facility: Figure,
  deviation: Figure,
  /** What guessing would come to; null where it comes to nothing. */
  guess: Figure,
  intendedWeight: Figure,
  effectiveWeight: Figure,
  discrimination: Figure,
  efficiency: Figure,
  /** Who chose what; none where there is nothing to choose. */
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
