export { deleteNotice } from './notice.store';
export { tellResponse, notifyOfCourse, keepToldOf, tellOfCourseTo } from './notice.fold.store';
