/** The store functions that other modules may import. */
export {
  drawFrom,
  inBank,
  insertQuestions,
  type QuestionFilter,
  selectQuestions,
  selectStems,
} from './question.store';
