export { clearProgress, countByChapter, isDue, isWrong } from './standing.store';
