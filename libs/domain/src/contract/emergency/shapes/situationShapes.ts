import Type, { type Static } from 'typebox';
import { firstAidTopics } from '../../../codes/training/firstAid';
import { riskReasons } from '../../../codes/emergency/welfare';
import { codeOf, Id, Moment, nullable } from '../../shapes';
import { QuizSummary } from './quizShapes';

const AverageScore = nullable(Type.Number({ description: 'Out of 100; null without a quiz.' }));

export const SituationOverview = Type.Object({
  people: Type.Integer(),
  studied: Type.Integer({ description: 'How many of them studied.' }),
  studySeconds: Type.Integer(),
  quizzes: Type.Integer(),
  averageScore: AverageScore,
  certificates: Type.Integer(),
  atRisk: Type.Integer(),
});
export type SituationOverview = Static<typeof SituationOverview>;

export const SituationDay = Type.Object({
  day: Moment,
  studied: Type.Integer(),
  studySeconds: Type.Integer(),
  quizzes: Type.Integer(),
  averageScore: AverageScore,
});
export type SituationDay = Static<typeof SituationDay>;

export const SituationDistribution = Type.Object({
  scores: Type.Array(
    Type.Object({ from: Type.Integer(), to: Type.Integer(), people: Type.Integer() }),
  ),
  topics: Type.Array(Type.Object({ topic: codeOf(firstAidTopics), studySeconds: Type.Integer() })),
});
export type SituationDistribution = Static<typeof SituationDistribution>;

const personFields = {
  userId: Id,
  name: Type.String(),
  studySeconds: Type.Integer(),
  resources: Type.Integer(),
  quizzes: Type.Integer(),
  averageScore: AverageScore,
  certificates: Type.Integer(),
  lastStudiedAt: nullable(Moment),
};
export const PersonSituation = Type.Object(personFields);
export type PersonSituation = Static<typeof PersonSituation>;

export const PersonAtRisk = Type.Object({
  ...personFields,
  reasons: Type.Array(codeOf(riskReasons)),
});
export type PersonAtRisk = Static<typeof PersonAtRisk>;

const StudiedResource = Type.Object({
  resourceId: Id,
  title: Type.String(),
  studySeconds: Type.Integer(),
  lastStudiedAt: Moment,
});

/** One person with everything they studied and all their answers. */
export const PersonSituationDetail = Type.Object({
  ...personFields,
  studiedResources: Type.Array(StudiedResource),
  quizResults: Type.Array(QuizSummary),
});
export type PersonSituationDetail = Static<typeof PersonSituationDetail>;
