/** The store functions that other modules may import. */
export { addWaiting, deleteWaiting, insertReport } from './publicWord.store';
