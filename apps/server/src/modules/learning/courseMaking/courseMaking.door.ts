export {
  insertChapter,
  insertItem,
  updateChapter,
  updateItem,
} from './courseMaking.directory.store';
export {
  deleteCourse,
  findMade,
  selectCourseTeachers,
  selectKeptChapters,
  selectKeptItems,
  updateCourse,
} from './courseMaking.store';
export { writeTeachers } from './courseMaking.teachers.store';
