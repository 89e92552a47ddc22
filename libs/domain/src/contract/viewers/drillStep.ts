import Type, { type Static } from 'typebox';
import { drillStepKinds } from '../../codes/viewers/drills';
import { answerVerdicts } from '../../codes/exam/questionTypes';
import { Choice, QuestionOption, Score } from '../exam/question';
import { codeOf, Id, keyOf, orNull } from '../shapes';

const stepFields = {
  id: Id,
  number: Type.Integer(),
  kind: codeOf(drillStepKinds),
  situation: Type.String(),
  picture: orNull(Type.String()),
  options: Type.Array(QuestionOption),
  score: Score,
  /** How long one may think; null where nothing presses. */
  limitS: orNull(Type.Integer()),
};
/** A step while one decides: nothing in it tells what is right. */
export const DrillStep = Type.Object(stepFields);
export type DrillStep = Static<typeof DrillStep>;

/** A step that is decided. In one of the kind 操作排序 the order of the options counts. */
export const ReviewedDrillStep = Type.Object({
  ...stepFields,
  right: Choice,
  given: Choice,
  verdict: keyOf(answerVerdicts),
  gained: Score,
  /** What became of the patient. */
  consequence: Type.String(),
  analysis: Type.String(),
});
export type ReviewedDrillStep = Static<typeof ReviewedDrillStep>;
