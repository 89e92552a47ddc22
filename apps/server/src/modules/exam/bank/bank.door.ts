export {
  countInChapters,
  countQuestions,
  findBank,
  findChapter,
  selectChapters,
  selectFirst,
  subscribe,
  unsubscribe,
} from './bank.store';
export {
  deleteChapter,
  findChapterBank,
  insertChapter,
  insertChapterAgain,
  placeInOrder,
  selectIdsIn,
  updateChapter,
} from './bank.chapters.store';
export {
  countReports,
  findShown,
  insertBank,
  selectNames,
  selectOwnBanks,
  selectPlatformBanks,
  selectTags,
  selectVisibleIds,
  type ShownBank,
  updateBank,
} from './bank.manage.store';
