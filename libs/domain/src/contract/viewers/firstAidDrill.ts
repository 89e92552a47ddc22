import Type, { type Static } from 'typebox';
import type { firstAidDrillCalls } from '../../calls/viewers/firstAidDrill';
import { drillDifficulties, drillStates } from '../../codes/viewers/drills';
import { firstAidTopics } from '../../codes/viewers/firstAid';
import type { CallContract } from '../call';
import { DrillStep, ReviewedDrillStep } from './drillStep';
import { keywordAsked } from '../shop/libraryAsked';
import { Choice, Score } from '../exam/question';
import { codeOf, exactly, Id, keyOf, Moment, orNull, pageAsked, pageOf } from '../shapes';

const scenarioFields = {
  id: Id,
  title: Type.String(),
  summary: Type.String(),
  cover: Type.String(),
  topic: codeOf(firstAidTopics),
  difficulty: codeOf(drillDifficulties),
  stepCount: Type.Integer(),
  totalScore: Score,
  limitS: Type.Integer(),
  /** Of who asks. */
  bestScore: orNull(Score),
};
export const DrillScenario = Type.Object(scenarioFields);
export type DrillScenario = Static<typeof DrillScenario>;

export const DrillScenarioDetail = Type.Object({
  ...scenarioFields,
  html: Type.String(),
  aims: Type.Array(Type.String()),
  passScore: Score,
});
export type DrillScenarioDetail = Static<typeof DrillScenarioDetail>;

const drillFields = {
  id: Id,
  scenarioId: Id,
  title: Type.String(),
  state: keyOf(drillStates),
  score: Score,
  totalScore: Score,
  startedAt: Moment,
  endsAt: Moment,
  finishedAt: orNull(Moment),
};
/** One run through a scenario. */
export const Drill = Type.Object(drillFields);
export type Drill = Static<typeof Drill>;

/** A run and where it stands; after the last step there is no next one. */
export const DrillProgress = Type.Object({ ...drillFields, step: orNull(DrillStep) });
export type DrillProgress = Static<typeof DrillProgress>;

export const DrillResult = Type.Object({
  ...drillFields,
  isPassed: Type.Boolean(),
  usedS: Type.Integer(),
  advice: Type.String(),
  steps: Type.Array(ReviewedDrillStep),
});
export type DrillResult = Static<typeof DrillResult>;

const one = exactly({ drillId: Id });

export const firstAidDrillContract = {
  scenarios: {
    access: 'open',
    query: exactly({
      ...pageAsked,
      ...keywordAsked,
      topic: Type.Optional(codeOf(firstAidTopics)),
      difficulty: Type.Optional(codeOf(drillDifficulties)),
    }),
    data: pageOf(DrillScenario),
  },
  scenario: { access: 'open', query: exactly({ id: Id }), data: DrillScenarioDetail },
  start: { access: 'user', body: exactly({ scenarioId: Id }), data: DrillProgress },
  /** To go on after a reload. */
  current: { access: 'user', query: one, data: DrillProgress },
  answer: {
    access: 'user',
    body: exactly({ drillId: Id, stepId: Id, given: Choice }),
    data: Type.Object({ decided: ReviewedDrillStep, progress: DrillProgress }),
  },
  result: { access: 'user', query: one, data: DrillResult },
  history: { access: 'user', query: exactly(pageAsked), data: pageOf(Drill) },
} satisfies Record<keyof typeof firstAidDrillCalls, CallContract>;

export type FirstAidDrillContract = typeof firstAidDrillContract;
