// A door names what it opens.
export { rename } from './commodity.store';
