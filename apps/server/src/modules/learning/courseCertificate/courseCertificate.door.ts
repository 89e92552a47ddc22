/** Call this after recording the completion of an item. */
export { awardCourse } from './award.service';
/** Explains why a certificate is still waiting. */
export { readOpenWait } from './wait.read';
