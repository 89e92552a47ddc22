/** What tiles may ask. */
export { findScan } from './slideScan.store';
