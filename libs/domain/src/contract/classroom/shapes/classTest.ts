import Type, { type Static } from 'typebox';
import { classTestKinds, handInStates } from '../../../codes/classroom/classroom';
import { Author } from '../../people/shapes/author';
import { questionFields, reviewedFields, Score } from '../../exam/shapes/question';
import { codeOf, Id, keyOf, Moment, nullable } from '../../shapes';

const testFields = {
  id: Id,
  courseId: Id,
  kind: codeOf(classTestKinds),
  title: Type.String(),
  questionCount: Type.Integer(),
  totalScore: Score,
  startsAt: Moment,
  deadline: Moment,
};
const standingFields = {
  state: keyOf(handInStates),
  gained: nullable(Score),
  handedInAt: nullable(Moment),
};
export const ClassTest = Type.Object({ ...testFields, ...standingFields });
export type ClassTest = Static<typeof ClassTest>;

const placeFields = { number: Type.Integer(), score: Score };

/** A test as a learner takes it: its questions, and what a homework requires beside them. */
export const ClassTestPaper = Type.Object({
  ...testFields,
  state: standingFields.state,
  html: Type.String(),
  questions: Type.Array(Type.Object({ ...questionFields, ...placeFields })),
});
export type ClassTestPaper = Static<typeof ClassTestPaper>;

/** One learner's submitted work, with the marks given so far. */
const workFields = {
  html: Type.String(),
  questions: Type.Array(Type.Object({ ...reviewedFields, ...placeFields, gained: Score })),
  text: Type.String(),
  attachments: Type.Array(Type.String()),
  remark: Type.String(),
};
export const ReviewedClassTest = Type.Object({ ...testFields, ...standingFields, ...workFields });
export type ReviewedClassTest = Static<typeof ReviewedClassTest>;

const submissionFields = { submissionId: Id, learner: Author, ...standingFields };

/** A learner who handed in nothing has no submission to open. */
export const Submission = Type.Object(submissionFields);
export type Submission = Static<typeof Submission>;

export const SubmissionDetail = Type.Object({ ...submissionFields, ...workFields });
export type SubmissionDetail = Static<typeof SubmissionDetail>;
