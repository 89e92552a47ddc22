export {
  insertChapter,
  insertItem,
  updateChapter,
  updateItem,
} from './courseMaking.directory.store';
/** What neighbours ask of this module's rows: the rest of the store is its own. */
export {
  deleteCourse,
  findMade,
  selectCourseTeachers,
  selectKeptChapters,
  selectKeptItems,
  updateCourse,
} from './courseMaking.store';
