export { lockOrg } from './org.store';
