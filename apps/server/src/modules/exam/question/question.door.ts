export { living } from '../bank/living';
export {
  type QuestionRef,
  refColumns,
  selectOfChapters,
  selectRandom,
  selectRefChapters,
  selectRefs,
  selectWords,
} from './question.store';
export { moveQuestions } from './question.move.store';
