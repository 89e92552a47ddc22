import { changeOf, chapterOf, questionOf, reportOf, words } from './made';
import { eachOwn, type IsolationRow, OWN_BANK, ownAlone, STRANGE_BANK } from './row';

const bank = { bankId: OWN_BANK };
const batch = (more = {}): IsolationRow => ({
  asked: async (test) => ({ ...bank, questionIds: [await questionOf(test)], ...more }),
  expected: ownAlone,
});
const one: IsolationRow = {
  asked: async (test) => ({ questionId: await questionOf(test) }),
  expected: ownAlone,
};

export const questionRows: Record<string, IsolationRow> = {
  'questionManage.list': { asked: () => bank, expected: ownAlone },
  'questionManage.detail': one,
  'questionManage.save': {
    asked: async (test) => ({
      ...bank,
      chapterId: await chapterOf(test),
      stamp: 'a-draft-of-mine',
      questions: [{ words }],
    }),
    expected: ownAlone,
  },
  'questionManage.history': one,
  'questionManage.restore': {
    asked: async (test) => ({ questionId: await questionOf(test), nth: 1, version: 1 }),
    expected: ownAlone,
  },
  'questionManage.twins': { asked: () => bank, expected: ownAlone },
  'questionManage.move': {
    asked: async (test) => ({
      ...bank,
      questionIds: [await questionOf(test)],
      chapterId: await chapterOf(test),
    }),
    expected: ownAlone,
  },
  'questionManage.tag': batch({ add: ['常考'], remove: [] }),
  'questionManage.grade': batch({ difficulty: 3 }),
  'questionManage.remove': batch(),
  'questionManage.copy': {
    asked: async (test) => ({
      fromBankId: OWN_BANK,
      questionIds: [await questionOf(test)],
      ...bank,
      chapterId: await chapterOf(test),
    }),
    expected: ownAlone,
  },
  // Only the author of a change may undo it.
  'questionManage.undo': {
    asked: async (test) => ({ changeId: await changeOf(test) }),
    expected: { ...ownAlone, schoolAdmin: 404 },
  },
  'questionManage.reports': { asked: () => bank, expected: ownAlone },
  'questionManage.settle': {
    asked: async (test) => ({ reportId: await reportOf(test), answer: '已更正' }),
    expected: ownAlone,
  },
};

const [mine, theirs] = [
  { ...eachOwn, teacher: 404, schoolAdmin: 404, stranger: 404 },
  STRANGE_BANK,
] as const;

/** The own bank is named, and with it a number of another one's. */
export const smuggledRows: Record<string, IsolationRow> = {
  'questionManage.list': {
    asked: async (test) => ({ ...bank, chapterId: await chapterOf(test, theirs) }),
    expected: mine,
  },
  'questionManage.save': {
    asked: async (test) => ({
      ...bank,
      chapterId: await chapterOf(test),
      stamp: 'a-draft-of-mine',
      questions: [{ id: await questionOf(test, theirs), version: 1, words }],
    }),
    expected: mine,
  },
  'questionManage.move': {
    asked: async (test) => ({
      ...bank,
      questionIds: [await questionOf(test)],
      chapterId: await chapterOf(test, theirs),
    }),
    expected: mine,
  },
  'questionManage.tag': {
    asked: async (test) => ({
      ...bank,
      questionIds: [await questionOf(test), await questionOf(test, theirs)],
      add: ['常考'],
      remove: [],
    }),
    expected: mine,
  },
  'questionManage.remove': {
    asked: async (test) => ({ ...bank, questionIds: [await questionOf(test, theirs)] }),
    expected: mine,
  },
  'questionManage.copy': {
    asked: async (test) => ({
      fromBankId: OWN_BANK,
      questionIds: [await questionOf(test, theirs)],
      ...bank,
      chapterId: await chapterOf(test),
    }),
    expected: mine,
  },
  'bankManage.addChapter': {
    asked: async (test) => ({ ...bank, parentId: await chapterOf(test, theirs), name: '越界' }),
    expected: mine,
  },
  'bankManage.moveChapter': {
    asked: async (test) => ({
      chapterId: await chapterOf(test),
      place: 0,
      parentId: await chapterOf(test, theirs),
    }),
    expected: mine,
  },
  'bankManage.removeChapter': {
    asked: async (test) => ({
      chapterId: await chapterOf(test),
      toChapterId: await chapterOf(test, theirs),
    }),
    expected: mine,
  },
};
