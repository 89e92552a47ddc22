/** The store functions that other modules may import. */
export { lockOrg } from './org.store';
