/** What neighbours ask of this module's rows: the rest of the store is its own. */
export {
  countInChapters,
  countQuestions,
  findBank,
  findChapter,
  isSubscribed,
  selectChapters,
  subscribe,
  unsubscribe,
} from './bank.store';
