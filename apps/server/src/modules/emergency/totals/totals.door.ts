/** What neighbours ask of this module's rows: the rest of the store is its own. */
export { addQuiz, addStudy } from './totals.store';
