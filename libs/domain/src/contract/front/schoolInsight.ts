import Type, { type Static } from 'typebox';
import type { schoolInsightCalls } from '../../calls/front/schoolInsight';
import { insightGroups, insightViews, riskRules } from '../../codes/front/schoolInsight';
import type { CallContract } from '../call';
import {
  codeOf,
  FileLink,
  Id,
  keyOf,
  Moment,
  nullable,
  pageOf,
  pageQuery,
  strictObject,
} from '../shapes';

const counts = {
  studiedS: Type.Integer(),
  exams: Type.Integer(),
  /** Of the exams, those with marks that everybody may know. */
  graded: Type.Integer(),
  passed: Type.Integer(),
  certificates: Type.Integer(),
};

const sums = { people: Type.Integer(), active: Type.Integer(), ...counts, risks: Type.Integer() };

export const InsightSums = Type.Object(sums);

const Week = Type.Object({ week: Type.Integer(), active: Type.Integer(), ...counts });
export type InsightWeek = Static<typeof Week>;

const TermFigures = Type.Object({
  termId: Id,
  name: Type.String(),
  startsOn: Type.String(),
  endsOn: Type.String(),
  weekCount: Type.Integer(),
  total: InsightSums,
  /** Those that have begun, in order. */
  weeks: Type.Array(Week),
});
export type InsightTerm = Static<typeof TermFigures>;

/** Where in the school one is looking. */
const Place = Type.Object({ id: Id, name: Type.String() });

export const InsightOverview = Type.Object({
  /** Null until the school was counted for the first time. */
  asOf: nullable(Moment),
  term: TermFigures,
  against: nullable(TermFigures),
  /** From the top department down to the one that is shown. */
  departments: Type.Array(Place),
  class: nullable(Place),
  teachingClass: nullable(Place),
  /** What the caller may break down by. */
  groups: Type.Array(keyOf(insightGroups)),
});
export type InsightOverview = Static<typeof InsightOverview>;

const Group = Type.Object({
  /** Null for people or learning that belong to none. */
  id: nullable(Id),
  name: Type.String(),
  /** There are departments below it. */
  isBranch: Type.Boolean(),
  ...sums,
});
export type InsightGroupRow = Static<typeof Group>;

/** All that a school sees of a learner's term; they see the same of themselves. */
const personFigures = {
  activeDays: Type.Integer(),
  /** A day in China; null without any. */
  lastActiveOn: nullable(Type.String()),
  ...counts,
  failedInRow: Type.Integer(),
  /** Of the administrative class; null without one. */
  classMedianS: nullable(Type.Integer()),
  risks: Type.Array(codeOf(riskRules)),
};
export const PersonFigures = Type.Object(personFigures);
export type PersonFigures = Static<typeof PersonFigures>;

const Person = Type.Object({
  membershipId: Id,
  name: Type.String(),
  number: nullable(Type.String()),
  className: nullable(Type.String()),
  ...personFigures,
});
export type InsightPerson = Static<typeof Person>;

/** At most one of them; with all departments below. */
const place = {
  departmentId: Type.Optional(Id),
  classId: Type.Optional(Id),
  teachingClassId: Type.Optional(Id),
};
const keyword = Type.Optional(Type.String({ maxLength: 50 }));
const narrowing = {
  /** Those that this rule strikes, or any. */
  risk: Type.Optional(codeOf(riskRules)),
  atRisk: Type.Optional(Type.Boolean()),
};

const insight = { access: 'user', right: 'insight' } as const;

export const schoolInsightContract = {
  overview: {
    ...insight,
    query: strictObject({ termId: Id, againstId: Type.Optional(Id), ...place }),
    data: InsightOverview,
  },
  groups: {
    ...insight,
    query: strictObject({ ...pageQuery, termId: Id, by: keyOf(insightGroups), ...place }),
    data: pageOf(Group),
  },
  people: {
    ...insight,
    query: strictObject({ ...pageQuery, termId: Id, keyword, ...narrowing, ...place }),
    data: pageOf(Person),
  },
  export: {
    ...insight,
    query: strictObject({ termId: Id, view: keyOf(insightViews), keyword, ...narrowing, ...place }),
    data: FileLink,
  },
  /** What their school sees of the caller, by the same figures. */
  mine: {
    access: 'user',
    data: Type.Object({
      asOf: nullable(Moment),
      /** Null for who belongs to none, or is no learner there. */
      school: nullable(Type.String()),
      /** The latest first. */
      terms: Type.Array(
        Type.Object({
          termId: Id,
          name: Type.String(),
          startsOn: Type.String(),
          endsOn: Type.String(),
          figures: PersonFigures,
        }),
      ),
    }),
  },
} satisfies Record<keyof typeof schoolInsightCalls, CallContract>;

export type SchoolInsightContract = typeof schoolInsightContract;
