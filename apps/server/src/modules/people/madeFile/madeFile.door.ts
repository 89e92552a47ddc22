export { deleteStale } from './madeFile.store';
