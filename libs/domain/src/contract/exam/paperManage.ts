import Type from 'typebox';
import type { paperManageCalls } from '../../calls/exam/paperManage';
import { questionDifficulties, questionTypes } from '../../codes/exam/questionTypes';
import type { CallContract } from '../call';
import {
  codeOf,
  strictObject,
  FileLink,
  Id,
  MomentAsked,
  nullable,
  pageQuery,
  pageOf,
} from '../shapes';
import {
  DrawRule,
  Finding,
  KeyedQuestion,
  MadePaper,
  PaperBrief,
  PaperDetail,
  paperLimits,
  PaperSections,
  PaperSource,
} from './shapes/paperShapes';

const Name = Type.String({ minLength: 1, maxLength: paperLimits.name, pattern: '\\S' });
const one = strictObject({ paperId: Id });
const made = Type.Object({ paperId: Id });
/**
 * The random seed of a paper with drawn questions: the same seed makes a matching sheet and key.
 */
const Seed = Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647 }));
const Taken = Type.Array(Id, { maxItems: paperLimits.items * 2 });

/** Papers belong to a school and are shared by its teachers. */
export const paperManageContract = {
  list: {
    access: 'teacher',
    query: strictObject({
      ...pageQuery,
      keyword: Type.Optional(Type.String({ maxLength: 50 })),
      isArchived: Type.Optional(Type.Boolean()),
    }),
    data: pageOf(PaperBrief),
  },
  detail: { access: 'teacher', query: one, data: PaperDetail },
  /** The banks this teacher may take questions from. */
  sources: { access: 'teacher', data: Type.Array(PaperSource) },
  /** Questions to choose from; a chapter includes its subchapters. */
  pick: {
    access: 'teacher',
    body: strictObject({
      ...pageQuery,
      bankId: Id,
      chapterId: Type.Optional(Id),
      type: Type.Optional(codeOf(questionTypes)),
      difficulty: Type.Optional(codeOf(questionDifficulties)),
      tag: Type.Optional(Type.String({ maxLength: 30 })),
      keyword: Type.Optional(Type.String({ maxLength: 50 })),
      unusedSince: Type.Optional(nullable(MomentAsked)),
    }),
    data: pageOf(KeyedQuestion),
  },
  /**
   * Draws once, for a fixed paper; `missing` counts the questions that each rule could not find.
   */
  draw: {
    access: 'teacher',
    body: strictObject({
      rules: Type.Array(DrawRule, { minItems: 1, maxItems: paperLimits.draws }),
      taken: Taken,
    }),
    data: Type.Object({
      drawn: Type.Array(
        Type.Object({ questions: Type.Array(KeyedQuestion), missing: Type.Integer() }),
      ),
    }),
  },
  made: { access: 'teacher', query: strictObject({ paperId: Id, seed: Seed }), data: MadePaper },
  create: { access: 'teacher', body: strictObject({ name: Name }), data: made },
  save: {
    access: 'teacher',
    body: strictObject({
      paperId: Id,
      edition: Type.Integer(),
      name: Name,
      sections: PaperSections,
    }),
    data: Type.Object({ edition: Type.Integer(), findings: Type.Array(Finding) }),
  },
  copy: { access: 'teacher', body: one, data: made },
  archive: {
    access: 'teacher',
    body: strictObject({ paperId: Id, isArchived: Type.Boolean() }),
    data: Type.Null(),
  },
  export: {
    access: 'teacher',
    query: strictObject({ paperId: Id, seed: Seed, withKey: Type.Boolean() }),
    data: Type.Object({
      file: FileLink,
      /** Content a document cannot hold, described in words, with the number of its question. */
      lost: Type.Array(Type.Object({ number: Type.Integer(), what: Type.String() })),
    }),
  },
} satisfies Record<keyof typeof paperManageCalls, CallContract>;

export type PaperManageContract = typeof paperManageContract;
