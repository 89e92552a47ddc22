import Type, { type Static } from 'typebox';
import { showingTimes } from '../../../codes/exam/examPhases';
import { partialRules } from '../../../questions/kind';
import { strictObject, keyOf, MomentAsked, nullable } from '../../shapes';
import { Score } from './question';

const MINUTE_S = 60;
const DAY_S = 86_400;

/** When something becomes visible; `at` is set only for a fixed time. */
const Showing = strictObject({ when: keyOf(showingTimes), at: nullable(MomentAsked) });
export type Showing = Static<typeof Showing>;

/** All settings of an exam except its audience and its paper. */
const settings = {
  title: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
  /** Instructions shown before it begins, plain text. */
  notes: Type.String({ maxLength: 2000 }),
  startsAt: MomentAsked,
  endsAt: MomentAsked,
  durationS: Type.Integer({ minimum: MINUTE_S, maximum: DAY_S }),
  graceS: Type.Integer({ minimum: 0, maximum: 1800 }),
  attempts: Type.Integer({ minimum: 1, maximum: 20 }),
  rule: keyOf(partialRules),
  shufflesQuestions: Type.Boolean(),
  shufflesOptions: Type.Boolean(),
  passScore: Score,
  result: Showing,
  review: Showing,
  password: nullable(Type.String({ minLength: 1, maxLength: 50 })),
  /** Such as `10.1.0.0/16`, `2001:db8::/32`, or one address. */
  ranges: Type.Array(Type.String({ minLength: 1, maxLength: 60 }), { maxItems: 50 }),
  isOneDevice: Type.Boolean(),
  logsLeaving: Type.Boolean(),
  hidesNames: Type.Boolean(),
};
export const ExamSettings = strictObject(settings);
export type ExamSettings = Static<typeof ExamSettings>;
export type ExamSetting = keyof ExamSettings;
