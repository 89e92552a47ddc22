/** The store functions that other modules may import. */
export { isWelfare, recordsOf, selectRecords } from './certificate.store';
