export { lockKeys } from './limit.store';
