/** Whoever writes down that an item is completed asks whether that was enough. */
export { awardCourse } from './award.service';
/** Whoever looks at what somebody learnt sees why their certificate waits. */
export { readOpenWait } from './wait.read';
