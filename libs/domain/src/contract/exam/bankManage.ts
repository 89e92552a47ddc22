import Type, { type Static } from 'typebox';
import type { bankManageCalls } from '../../calls/exam/bankManage';
import { bankLimits, bankShelves } from '../../codes/exam/banks';
import type { CallContract } from '../call';
import { strictObject, Id, keyOf, Moment, nullable, pageQuery, pageOf } from '../shapes';

/** A bank as teachers see it. The platform's banks can be read and copied from, not edited. */
export const ManagedBank = Type.Object({
  id: Id,
  name: Type.String(),
  summary: Type.String(),
  isPlatform: Type.Boolean(),
  isMine: Type.Boolean(),
  /**
   * True: open to all teachers of the school. False: only to its owner and the school's
   * administrators.
   */
  isShared: Type.Boolean(),
  ownerName: Type.String(),
  /** The caller may change its questions and chapters. */
  mayEdit: Type.Boolean(),
  /** The caller may rename, share and archive it. */
  mayGovern: Type.Boolean(),
  questionCount: Type.Integer(),
  chapterCount: Type.Integer(),
  /** Open reports from learners about its questions. */
  reportCount: Type.Integer(),
  updatedAt: Moment,
  archivedAt: nullable(Moment),
});
export type ManagedBank = Static<typeof ManagedBank>;

/** Chapters of one parent are listed in their display order. */
export const ManagedChapter = Type.Object({
  id: Id,
  parentId: nullable(Id),
  name: Type.String(),
  questionCount: Type.Integer(),
});
export type ManagedChapter = Static<typeof ManagedChapter>;

const words = (most: number) => Type.String({ minLength: 1, maxLength: most, pattern: '\\S' });
const written = {
  name: words(bankLimits.name),
  summary: Type.String({ maxLength: bankLimits.summary }),
  isShared: Type.Boolean(),
};
const chapterName = words(bankLimits.chapterName);

export const bankManageContract = {
  list: {
    access: 'teacher',
    query: strictObject({
      ...pageQuery,
      keyword: Type.Optional(Type.String({ maxLength: 50 })),
      shelf: Type.Optional(keyOf(bankShelves)),
    }),
    data: pageOf(ManagedBank),
  },
  detail: {
    access: 'teacher',
    query: strictObject({ bankId: Id }),
    data: Type.Object({
      bank: ManagedBank,
      chapters: Type.Array(ManagedChapter),
      tags: Type.Array(Type.String()),
    }),
  },
  create: { access: 'teacher', body: strictObject(written), data: Type.Object({ id: Id }) },
  edit: { access: 'teacher', body: strictObject({ bankId: Id, ...written }), data: Type.Null() },
  archive: {
    access: 'teacher',
    body: strictObject({ bankId: Id, isArchived: Type.Boolean() }),
    data: Type.Null(),
  },
  addChapter: {
    access: 'teacher',
    body: strictObject({ bankId: Id, parentId: nullable(Id), name: chapterName }),
    data: Type.Object({ id: Id }),
  },
  renameChapter: {
    access: 'teacher',
    body: strictObject({ chapterId: Id, name: chapterName }),
    data: Type.Null(),
  },
  /** The new parent, and the position among its children, from 0. */
  moveChapter: {
    access: 'teacher',
    body: strictObject({
      chapterId: Id,
      parentId: nullable(Id),
      place: Type.Integer({ minimum: 0, maximum: bankLimits.chapters }),
    }),
    data: Type.Null(),
  },
  /** Moves its questions to another chapter of the bank; can be undone. */
  removeChapter: {
    access: 'teacher',
    query: strictObject({ chapterId: Id, toChapterId: Type.Optional(Id) }),
    data: Type.Object({ changeId: Id, count: Type.Integer() }),
  },
} satisfies Record<keyof typeof bankManageCalls, CallContract>;

export type BankManageContract = typeof bankManageContract;
