export { insertBatch } from './exchange.store';
