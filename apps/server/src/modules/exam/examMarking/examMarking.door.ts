/** The store functions that other modules may import. */
export { commentsOf } from './examMarking.comments';
