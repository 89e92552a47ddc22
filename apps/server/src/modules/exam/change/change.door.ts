export { findChange, markUndone } from './change.store';
