export { deleteNotice } from './notice.store';
