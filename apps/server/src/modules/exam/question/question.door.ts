/** What neighbours ask of this module's rows: the rest of the store is its own. */
export {
  living,
  type QuestionRef,
  refColumns,
  selectOfChapters,
  selectRandom,
  selectRefChapters,
  selectRefs,
  selectWords,
} from './question.store';
