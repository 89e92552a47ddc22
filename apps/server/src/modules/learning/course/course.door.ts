/** Who may see a course and open its items is said in one place; whoever shows or changes one asks. */
export {
  type CourseAccess,
  mayOpenItem,
  requireCourse,
  requireItem,
  requireTeaching,
  seeCourse,
  teaches,
} from './course.access';
/** What courses lend to those who may learn them. */
export { selectLentByCourses } from './course.lending';
export { isLentByCourse, selectLentTo } from './course.lentExams';
