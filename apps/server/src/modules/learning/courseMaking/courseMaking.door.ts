export {
  insertChapter,
  insertItem,
  updateChapter,
  updateItem,
} from './courseMaking.directory.store';
/** The store functions that other modules may import. */
export {
  deleteCourse,
  findMade,
  selectCourseTeachers,
  selectKeptChapters,
  selectKeptItems,
  updateCourse,
} from './courseMaking.store';
