/** The store functions that other modules may import. */
export { selectSecret } from './upload.store';
