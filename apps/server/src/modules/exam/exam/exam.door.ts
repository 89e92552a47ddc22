export {
  chosenIn,
  isAskedIn,
  selectAskedSince,
  selectExamsAsking,
  writeAsked,
} from './exam.asked.store';
export { hasEarned } from './courses/exam.earned';
export { selectExamsFor, selectNameableExams } from './courses/exam.ofCourses';
export { requireWords } from './review/exam.reviewing';
export { requireRunning } from './exam.sitting';
export { isAnyoneAtIt, selectTries } from './exam.store';
export { endOpen, openOf } from './exam.end.store';
export { areNamesHidden } from './exam.names.store';
export type { EventKind } from './exam.events.store';
