/** Whoever writes down that an item is completed asks whether that was enough. */
export { awardCourse } from './award.service';
