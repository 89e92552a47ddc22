export { itemColumns } from './news.store';
