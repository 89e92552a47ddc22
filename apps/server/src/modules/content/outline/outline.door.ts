export { findOutlineTag } from './outline.store';
