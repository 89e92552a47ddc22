export { recordsOf, selectRecords } from './certificate.store';
