import Type, { type Static } from 'typebox';
import { importStates, importVerdicts } from '../../../codes/base/imports';
import { fileLimits } from '../../../codes/base/fileLimits';
import type { CallContract } from '../../call';
import {
  codeOf,
  strictObject,
  FileLink,
  Id,
  keyOf,
  Moment,
  nullable,
  pageQuery,
  pageOf,
} from '../../shapes';
import { orgAsked } from './shapes';

const importId = Id;

/** A preview of an imported spreadsheet; nothing is saved until it is confirmed. */
export const ImportPreview = Type.Object({
  importId,
  fileName: Type.String(),
  columns: Type.Array(Type.String()),
  ready: Type.Integer(),
  faulty: Type.Integer(),
  duplicates: Type.Integer(),
  similar: Type.Integer({
    description: 'Like something else, and not the same: taken on request.',
  }),
  expiresAt: Moment,
});
export type ImportPreview = Static<typeof ImportPreview>;

/** One row of the spreadsheet, with its row number and original texts. */
export const ImportRow = Type.Object({
  row: Type.Integer(),
  cells: Type.Array(Type.String()),
  verdict: keyOf(importVerdicts),
  faults: Type.Array(Type.Object({ column: Type.String(), message: Type.String() })),
  sameAsRow: nullable(Type.Integer({ description: 'A row above it.' })),
  sameAsId: nullable({ ...Id, description: 'What is already stored.' }),
});
export type ImportRow = Static<typeof ImportRow>;

export const ImportProgress = Type.Object({
  state: codeOf(importStates),
  done: Type.Integer(),
  total: Type.Integer(),
  failure: nullable(Type.String()),
});
export type ImportProgress = Static<typeof ImportProgress>;

/**
 * The calls shared by all imports. `confirm` answers when all valid rows are saved; `state` reports
 * the progress, and the outcome to a client that lost the connection.
 */
export const importContract = {
  template: { access: 'welfareManager', data: FileLink },
  preview: {
    access: 'welfareManager',
    takesFile: { maxBytes: fileLimits.importList },
    data: ImportPreview,
  },
  rows: {
    access: 'welfareManager',
    query: strictObject({ ...pageQuery, importId, verdict: Type.Optional(keyOf(importVerdicts)) }),
    data: pageOf(ImportRow),
  },
  confirm: {
    access: 'welfareManager',
    body: strictObject({ importId, ...orgAsked, takesSimilar: Type.Optional(Type.Boolean()) }),
    data: ImportProgress,
  },
  state: { access: 'welfareManager', query: strictObject({ importId }), data: ImportProgress },
  cancel: { access: 'welfareManager', query: strictObject({ importId }), data: Type.Null() },
} satisfies Record<string, CallContract>;
