/** Who may see a course and open its items is said in one place; whoever shows or changes one asks. */
export {
  type CourseAccess,
  mayOpenCourse,
  mayOpenItem,
  type OpenedItem,
  requireCourse,
  requireItem,
  requireTeaching,
  seeCourse,
} from './course.access';
