export { notDeleted } from '../bank/notDeleted.filters';
export {
  type QuestionRef,
  refColumns,
  selectOfChapters,
  selectQuestions,
  selectRandom,
  selectRefChapters,
  selectRefs,
  selectWords,
} from './question.store';
export { moveQuestions, moveDeleted } from './question.move.store';
