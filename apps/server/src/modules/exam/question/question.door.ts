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
