export { markCancelled, markConfirmed, markScanned, selectOpenScans } from './scan.store';
