export { findReady } from './media.store';
