/** The store functions that other modules may import. */
export { findOutlineTag } from './outline.store';
