export { clearProgress, countByChapter, isDue, isWrong, updateStanding } from './standing.store';
