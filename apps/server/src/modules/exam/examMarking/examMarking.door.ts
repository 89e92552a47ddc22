export { commentsOf } from './examMarking.comments';
