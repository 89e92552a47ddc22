/** Access to courses and items is decided here only; other modules ask. */
export {
  type CourseAccess,
  mayOpenItem,
  requireCourse,
  requireItem,
  requireTeaching,
  seeCourse,
  teaches,
} from './course.access';
export { selectLentByCourses } from './lent/course.lending.store';
export { examNamed, isLentByCourse, namesExam, selectLentTo } from './lent/course.lentExams.store';
export { setDurations } from './course.items.store';
