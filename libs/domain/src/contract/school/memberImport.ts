import Type, { type Static } from 'typebox';
import type { memberImportCalls } from '../../calls/school/memberImport';
import { fileLimits } from '../../codes/base/fileLimits';
import {
  leavingStates,
  memberFields,
  memberImportKinds,
  memberImportStates,
  memberVerdicts,
} from '../../codes/school/memberImports';
import type { CallContract } from '../call';
import {
  codeOf,
  strictObject,
  FileLink,
  Id,
  keyOf,
  Moment,
  nullable,
  pageOf,
  pageQuery,
} from '../shapes';

const importAsked = strictObject({ importId: Id });
const guarded = { access: 'user', right: 'importPeople' } as const;

const Counts = Type.Object({
  created: Type.Integer(),
  changed: Type.Integer(),
  moved: Type.Integer(),
  leaving: Type.Integer(),
  unchanged: Type.Integer(),
  faulty: Type.Integer(),
});

const head = {
  importId: Id,
  kind: keyOf(memberImportKinds),
  state: keyOf(memberImportStates),
  fileName: Type.String(),
  /** The state that people leave for; null for a roster. */
  leavingTo: nullable(codeOf(leavingStates)),
  byName: Type.String(),
  isOwn: Type.Boolean(),
  counts: Counts,
  createdAt: Moment,
  savedAt: nullable(Moment),
  undoneAt: nullable(Moment),
  /** Null where it can be undone no more. */
  undoableUntil: nullable(Moment),
};
export const MemberImportHead = Type.Object(head);
export type MemberImportHead = Static<typeof MemberImportHead>;

export const MemberImport = Type.Object({
  ...head,
  /** The headings of the file, each with the field it was taken for. */
  columns: Type.Array(
    Type.Object({ heading: Type.String(), field: nullable(keyOf(memberFields)) }),
  ),
  /** What was left out of the file as a whole, in words. */
  notices: Type.Array(Type.String()),
  newDepartments: Type.Array(Type.String()),
  newClasses: Type.Array(Type.String()),
  /** New lines whose phone belongs to an account: their owners claim them. */
  unclaimed: Type.Integer(),
  /** Who could not enter, because a guardian has not consented. */
  awaiting: Type.Integer(),
  /** Leaving people who cannot sign in any more, because the school made their account. */
  losingSignIn: Type.Integer(),
  /** Places in teaching classes that leaving people have. */
  teachingPlaces: Type.Integer(),
  /** Accounts made by it in which nobody has signed in yet. */
  unused: Type.Integer(),
});
export type MemberImport = Static<typeof MemberImport>;

export const MemberImportRow = Type.Object({
  row: Type.Integer(),
  number: Type.String(),
  name: Type.String(),
  verdict: keyOf(memberVerdicts),
  isUnclaimed: Type.Boolean(),
  changes: Type.Array(
    Type.Object({ field: keyOf(memberFields), before: Type.String(), after: Type.String() }),
  ),
  faults: Type.Array(Type.Object({ field: keyOf(memberFields), message: Type.String() })),
});
export type MemberImportRow = Static<typeof MemberImportRow>;

const Card = Type.Object({
  number: Type.String(),
  name: Type.String(),
  className: Type.String(),
  password: Type.String(),
});

/** Initial passwords exist in this answer alone: as cards, and as a workbook in base64. */
export const HandedOut = Type.Object({
  schoolName: Type.String(),
  fileName: Type.String(),
  workbook: Type.String(),
  cards: Type.Array(Card),
});
export type HandedOut = Static<typeof HandedOut>;

const Counted = Type.Object({ name: Type.String(), count: Type.Integer() });

/**
 * Nothing is saved before `confirm`, which saves all of it or nothing and hands out the passwords of
 * the accounts that it made; asked again, it hands out nothing. `renewPasswords` replaces those that
 * nobody has used yet.
 */
export const memberImportContract = {
  template: { ...guarded, data: FileLink },
  /** The classes and years whose learners can leave together. */
  groups: {
    ...guarded,
    data: Type.Object({
      classes: Type.Array(Type.Object({ ...Counted.properties, id: Id })),
      years: Type.Array(Type.Object({ year: Type.Integer(), count: Type.Integer() })),
    }),
  },
  preview: {
    ...guarded,
    takesFile: { maxBytes: fileLimits.importList },
    data: importAsked,
  },
  leave: {
    ...guarded,
    body: strictObject({
      state: codeOf(leavingStates),
      classIds: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 200, uniqueItems: true })),
      year: Type.Optional(Type.Integer({ minimum: 1900, maximum: 2200 })),
    }),
    data: importAsked,
  },
  leaveByFile: {
    ...guarded,
    body: strictObject({ state: codeOf(leavingStates) }),
    takesFile: { maxBytes: fileLimits.importList },
    data: importAsked,
  },
  list: { ...guarded, query: strictObject(pageQuery), data: pageOf(MemberImportHead) },
  export: { ...guarded, data: FileLink },
  detail: { ...guarded, query: importAsked, data: MemberImport },
  rows: {
    ...guarded,
    query: strictObject({
      ...pageQuery,
      importId: Id,
      verdict: Type.Optional(keyOf(memberVerdicts)),
    }),
    data: pageOf(MemberImportRow),
  },
  /** The faulty rows with their reasons, to be mended and sent again. */
  faulty: { ...guarded, query: importAsked, data: FileLink },
  confirm: {
    ...guarded,
    body: importAsked,
    data: Type.Object({ handedOut: nullable(HandedOut) }),
  },
  renewPasswords: { ...guarded, body: importAsked, data: HandedOut },
  undo: {
    ...guarded,
    body: importAsked,
    data: Type.Object({
      removed: Type.Integer(),
      restored: Type.Integer(),
      kept: Type.Integer({ description: 'Changed again meanwhile, and left as they are now.' }),
    }),
  },
  cancel: { ...guarded, query: importAsked, data: Type.Null() },
} satisfies Record<keyof typeof memberImportCalls, CallContract>;

export type MemberImportContract = typeof memberImportContract;
