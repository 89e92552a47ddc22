export { findCharge } from './shelf.store';
