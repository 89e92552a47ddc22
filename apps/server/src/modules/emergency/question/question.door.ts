/** What neighbours ask of this module's rows: the rest of the store is its own. */
export {
  drawFrom,
  inBank,
  insertQuestions,
  type QuestionFilter,
  selectStems,
} from './question.store';
