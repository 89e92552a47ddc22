/** The store functions that other modules may import. */
export { addQuiz, addStudy } from './totals.store';
