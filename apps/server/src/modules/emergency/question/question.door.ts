export {
  drawFrom,
  inBank,
  insertQuestions,
  type QuestionFilter,
  selectStems,
} from './question.store';
