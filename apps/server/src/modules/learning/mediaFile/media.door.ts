/** The store functions that other modules may import. */
export { findReady } from './media.store';
