/** The store functions that other modules may import. */
export { itemColumns } from './news.store';
