export { deleteNotice, insertReads } from './notice.store';
export { tellSchool, withdrawTold, countReads } from './notice.school.store';
export {
  tellResponse,
  notifyOfCourse,
  keepOnlyFor,
  keepToldOf,
  tellOfCourseTo,
} from './notice.fold.store';
