export { deleteNotice } from './notice.store';
export { tellResponse, tellOfCourse, keepToldOf, tellOfCourseTo } from './notice.fold.store';
