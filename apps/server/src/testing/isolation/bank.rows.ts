import { archivedAtOf, chapterOf } from './made';
import { closed, eachOwn, type IsolationRow, OWN_BANK, ownAlone, PLATFORM_BANK } from './row';

const bank = { bankId: OWN_BANK };
const written = { name: '内科题库', summary: '', isShared: true };
let named = 0;

export const bankRows: Record<string, IsolationRow> = {
  'bankManage.list': { asked: () => ({}), expected: eachOwn },
  'bankManage.detail': { asked: () => bank, expected: ownAlone },
  'bankManage.create': {
    // A new name each time, because names are unique.
    asked: () => ({ ...written, name: `题库 ${(named += 1)}` }),
    expected: eachOwn,
  },
  'bankManage.edit': { asked: () => ({ ...bank, ...written }), expected: ownAlone },
  'bankManage.archive': {
    asked: async (test) => ({ ...bank, isArchived: (await archivedAtOf(test)) === null }),
    expected: ownAlone,
  },
  'bankManage.addChapter': {
    asked: () => ({ ...bank, parentId: null, name: '新的一章' }),
    expected: ownAlone,
  },
  'bankManage.renameChapter': {
    asked: async (test) => ({ chapterId: await chapterOf(test), name: '改名' }),
    expected: ownAlone,
  },
  'bankManage.moveChapter': {
    asked: async (test) => ({ chapterId: await chapterOf(test), parentId: null, place: 0 }),
    expected: ownAlone,
  },
  'bankManage.removeChapter': {
    asked: async (test) => ({ chapterId: await chapterOf(test) }),
    expected: ownAlone,
  },
};

/** A platform bank that no caller has bought. */
export const closedRows: Record<string, IsolationRow> = {
  'bankManage.detail': { asked: () => ({ bankId: PLATFORM_BANK }), expected: closed },
  'bankManage.edit': {
    asked: () => ({ bankId: PLATFORM_BANK, ...written }),
    expected: closed,
  },
  'questionManage.list': { asked: () => ({ bankId: PLATFORM_BANK }), expected: closed },
  'questionManage.detail': { asked: () => ({ questionId: 5 }), expected: closed },
  'questionManage.history': { asked: () => ({ questionId: 5 }), expected: closed },
  'questionManage.remove': {
    asked: () => ({ bankId: PLATFORM_BANK, questionIds: [5] }),
    expected: closed,
  },
};
