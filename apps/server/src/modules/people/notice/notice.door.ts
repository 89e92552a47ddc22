export { deleteNotice } from './notice.store';
export { tellSchool, withdrawTold, countReads } from './notice.school.store';
export { tellResponse, notifyOfCourse, keepToldOf, tellOfCourseTo } from './notice.fold.store';
