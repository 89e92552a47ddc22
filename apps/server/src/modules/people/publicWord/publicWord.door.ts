export { addWaiting, deleteWaiting, insertReport } from './publicWord.store';
