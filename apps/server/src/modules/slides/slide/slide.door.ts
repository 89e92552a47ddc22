/** What tiles may ask. */
export { findScan } from './slideScan.store';
export { selectOffered, countOffered } from './slide.found.store';
