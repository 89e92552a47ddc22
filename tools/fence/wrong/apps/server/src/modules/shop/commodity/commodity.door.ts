// A door names what it opens.
export * from './commodity.store';
export * as store from './commodity.store';
