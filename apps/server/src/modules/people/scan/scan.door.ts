/** The store functions that other modules may import. */
export { markCancelled, markConfirmed, markScanned, selectOpenScans } from './scan.store';
