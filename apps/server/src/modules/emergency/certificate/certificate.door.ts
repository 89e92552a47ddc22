export { isWelfare, recordsOf, selectRecords } from './certificate.store';
