/** The store functions that other modules may import. */
export { insertBatch } from './exchange.store';
