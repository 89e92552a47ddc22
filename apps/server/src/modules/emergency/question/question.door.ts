export {
  drawFrom,
  inBank,
  insertQuestions,
  type QuestionFilter,
  selectQuestions,
  selectStems,
} from './question.store';
