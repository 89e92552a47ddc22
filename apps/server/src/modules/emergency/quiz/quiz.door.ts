/** The store functions that other modules may import. */
export { giveUpUnderWay } from './quiz.store';
