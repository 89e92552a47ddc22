export { addQuiz, addStudy } from './totals.store';
