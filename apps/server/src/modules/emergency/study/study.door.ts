/** The store functions that other modules may import. */
export { onShelf } from './study.store';
