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
export { insertChapterAgain } from './bank.chapters.store';
export { selectNames, selectVisibleIds } from './bank.manage.store';
