/** The store functions that other modules may import. */
export { clearProgress, countByChapter, isDue, isWrong } from './standing.store';
