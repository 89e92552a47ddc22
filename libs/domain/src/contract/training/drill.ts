import Type, { type Static } from 'typebox';
import type { drillCalls } from '../../calls/training/drill';
import { drillDifficulties, drillModes } from '../../codes/training/drills';
import { firstAidTopics } from '../../codes/training/firstAid';
import type { CallContract } from '../call';
import { keywordAsked } from '../shop/shapes/libraryAsked';
import { codeOf, strictObject, Id, keyOf, Moment, nullable, pageQuery, pageOf } from '../shapes';
import {
  DrillChoice,
  DrillDebrief,
  DrillFeedback,
  DrillOutcome,
  DrillPicture,
  DrillScene,
  DrillVital,
} from './shapes/drillScene';

const scenarioFields = {
  id: Id,
  title: Type.String(),
  summary: Type.String(),
  /** The picture of its first scene. */
  picture: DrillPicture,
  pictureWords: Type.String(),
  topic: nullable(codeOf(firstAidTopics)),
  difficulty: codeOf(drillDifficulties),
  minutes: Type.Integer(),
  sceneCount: Type.Integer(),
  /** Made by the caller's school and visible to that school only. */
  isOfSchool: Type.Boolean(),
};
/** The caller's best test score. Kept last, because all other fields are the same for everybody. */
const bestScore = nullable(Type.Integer());
export const DrillScenario = Type.Object({ ...scenarioFields, bestScore });
export type DrillScenario = Static<typeof DrillScenario>;

export const DrillScenarioDetail = Type.Object({
  ...scenarioFields,
  aims: Type.Array(Type.String()),
  references: Type.Array(Type.String()),
  bestScore,
});
export type DrillScenarioDetail = Static<typeof DrillScenarioDetail>;

const runFields = {
  id: Id,
  scenarioId: Id,
  title: Type.String(),
  mode: keyOf(drillModes),
  startedAt: Moment,
  finishedAt: nullable(Moment),
};

/** One run through a drill and its current state. */
export const DrillRun = Type.Object({
  ...runFields,
  /** The number of the next step to decide. */
  number: Type.Integer(),
  /** Null once it has ended. */
  scene: nullable(DrillScene),
  end: nullable(DrillOutcome),
  vitals: Type.Array(DrillVital),
  feedback: nullable(DrillFeedback),
  turned: nullable(Type.String()),
});
export type DrillRun = Static<typeof DrillRun>;

export const DrillRunLine = Type.Object({ ...runFields, score: nullable(Type.Integer()) });
export type DrillRunLine = Static<typeof DrillRunLine>;

export const DrillResult = Type.Object({ ...runFields, debrief: DrillDebrief });
export type DrillResult = Static<typeof DrillResult>;

/** A person's best test in a ranking. `seconds` is story time. */
const placed = {
  place: Type.Integer(),
  score: Type.Integer(),
  /** The attempt number of that test, counting abandoned ones. */
  tries: Type.Integer(),
  seconds: Type.Integer(),
};

export const DrillRanked = Type.Object({
  ...placed,
  nickname: Type.String(),
  isMine: Type.Boolean(),
});
export type DrillRanked = Static<typeof DrillRanked>;

export const DrillRanking = Type.Object({
  /** The top of the ranking, among people who agreed to be listed. */
  list: Type.Array(DrillRanked),
  /** The number of people who agreed to be listed. */
  total: Type.Integer(),
  /** The caller's rank, or the rank they would have; null without a test. */
  mine: nullable(Type.Object({ ...placed, isRanked: Type.Boolean() })),
});
export type DrillRanking = Static<typeof DrillRanking>;

const one = strictObject({ drillId: Id });

export const drillContract = {
  scenarios: {
    access: 'open',
    query: strictObject({
      ...pageQuery,
      ...keywordAsked,
      topic: Type.Optional(codeOf(firstAidTopics)),
      difficulty: Type.Optional(codeOf(drillDifficulties)),
    }),
    data: pageOf(DrillScenario),
  },
  scenario: { access: 'open', query: strictObject({ id: Id }), data: DrillScenarioDetail },
  /** Resumes the run in progress unless a new one is requested. */
  start: {
    access: 'user',
    body: strictObject({
      scenarioId: Id,
      mode: keyOf(drillModes),
      isNew: Type.Optional(Type.Boolean()),
    }),
    data: DrillRun,
  },
  current: { access: 'user', query: one, data: DrillRun },
  /** `number` is the step's number, from 1, so that a repeated request is applied once. */
  answer: {
    access: 'user',
    body: strictObject({
      drillId: Id,
      number: Type.Integer({ minimum: 1, maximum: 1_000 }),
      choice: DrillChoice,
    }),
    data: DrillRun,
  },
  /** The result of an ended run. */
  result: { access: 'user', query: one, data: DrillResult },
  history: {
    access: 'user',
    query: strictObject({ ...pageQuery, scenarioId: Type.Optional(Id) }),
    data: pageOf(DrillRunLine),
  },
  /** Counts only tests of the current version of the drill. */
  ranking: { access: 'user', query: strictObject({ scenarioId: Id }), data: DrillRanking },
  /** Whether others may see the caller's rank; can be changed at any time. */
  setRanked: {
    access: 'user',
    body: strictObject({ scenarioId: Id, isRanked: Type.Boolean() }),
    data: Type.Null(),
  },
} satisfies Record<keyof typeof drillCalls, CallContract>;

export type DrillContract = typeof drillContract;
