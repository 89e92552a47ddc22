/** The store functions that other modules may import. */
export { lockKeys } from './limit.store';
