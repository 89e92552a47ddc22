export { chosenIn, isAskedIn, selectAskedSince, selectExamsAsking, writeAsked } from './exam.asked';
export { hasEarned } from './courses/exam.earned';
export { selectExamsFor, selectNameableExams } from './courses/exam.ofCourses';
export { requireWords } from './review/exam.reviewing';
export { requireRunning } from './exam.sitting';
export { isAnyoneAtIt, selectTries } from './exam.store';
