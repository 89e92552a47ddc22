import Type, { type Static } from 'typebox';
import type { drillCalls } from '../../calls/training/drill';
import { drillDifficulties, drillModes } from '../../codes/training/drills';
import { firstAidTopics } from '../../codes/training/firstAid';
import type { CallContract } from '../call';
import { keywordAsked } from '../shop/shapes/libraryAsked';
import { codeOf, exactly, Id, keyOf, Moment, orNull, pageAsked, pageOf } from '../shapes';
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
  /** Its first scene. */
  picture: DrillPicture,
  pictureWords: Type.String(),
  topic: orNull(codeOf(firstAidTopics)),
  difficulty: codeOf(drillDifficulties),
  minutes: Type.Integer(),
  sceneCount: Type.Integer(),
  /** Made by the school of who asks, for its people alone. */
  isOfSchool: Type.Boolean(),
};
/** Of who asks, in tests: it ends what is otherwise the same for everybody. */
const bestScore = orNull(Type.Integer());
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
  finishedAt: orNull(Moment),
};

/** A run through a drill, and where it stands. */
export const DrillRun = Type.Object({
  ...runFields,
  /** Of the step that is decided next. */
  number: Type.Integer(),
  /** Null once it has ended. */
  scene: orNull(DrillScene),
  end: orNull(DrillOutcome),
  vitals: Type.Array(DrillVital),
  feedback: orNull(DrillFeedback),
  turned: orNull(Type.String()),
});
export type DrillRun = Static<typeof DrillRun>;

/** A run on the list of one's own. */
export const DrillRunLine = Type.Object({ ...runFields, score: orNull(Type.Integer()) });
export type DrillRunLine = Static<typeof DrillRunLine>;

export const DrillResult = Type.Object({ ...runFields, debrief: DrillDebrief });
export type DrillResult = Static<typeof DrillResult>;

/** The best test of somebody, as it stands in a ranking. Seconds are those of the story. */
const placed = {
  place: Type.Integer(),
  score: Type.Integer(),
  /** Which of their tests it was; those that they gave up are counted. */
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
  /** The first of those who agreed to stand there. */
  list: Type.Array(DrillRanked),
  /** How many agreed. */
  total: Type.Integer(),
  /** One's own place, or the one that somebody would have; null without a test. */
  mine: orNull(Type.Object({ ...placed, isRanked: Type.Boolean() })),
});
export type DrillRanking = Static<typeof DrillRanking>;

const one = exactly({ drillId: Id });

export const drillContract = {
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
  /** Goes on with the run that is under way, unless a new one is asked for. */
  start: {
    access: 'user',
    body: exactly({
      scenarioId: Id,
      mode: keyOf(drillModes),
      isNew: Type.Optional(Type.Boolean()),
    }),
    data: DrillRun,
  },
  current: { access: 'user', query: one, data: DrillRun },
  /** `number` is the step's own, from 1: one that is sent twice is taken once. */
  answer: {
    access: 'user',
    body: exactly({
      drillId: Id,
      number: Type.Integer({ minimum: 1, maximum: 1_000 }),
      choice: DrillChoice,
    }),
    data: DrillRun,
  },
  /** What it was marked with, once it has ended. */
  result: { access: 'user', query: one, data: DrillResult },
  history: {
    access: 'user',
    query: exactly({ ...pageAsked, scenarioId: Type.Optional(Id) }),
    data: pageOf(DrillRunLine),
  },
  /** By tests of the drill as it is now. */
  ranking: { access: 'user', query: exactly({ scenarioId: Id }), data: DrillRanking },
  /** Whether others may see one's place: one's own choice, which can be taken back at any time. */
  setRanked: {
    access: 'user',
    body: exactly({ scenarioId: Id, isRanked: Type.Boolean() }),
    data: Type.Null(),
  },
} satisfies Record<keyof typeof drillCalls, CallContract>;

export type DrillContract = typeof drillContract;
