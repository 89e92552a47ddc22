export {
  chosenIn,
  isAskedIn,
  selectAskedSince,
  selectExamsAsking,
  writeAsked,
} from './exam.asked.store';
export { hasEarned } from './courses/exam.earned.store';
export { selectExamsFor, selectNameableExams } from './courses/exam.ofCourses.store';
export { selectSatExams } from './exam.history.store';
export { requireWords, reviewableTries } from './review/exam.reviewing';
export { requireRunning } from './sitting/exam.sitting';
export { isAnyoneAtIt, selectTries } from './sitting/exam.enter.store';
export { areNamesHidden } from './exam.names.store';
export { publishedTries } from './review/exam.published.store';
