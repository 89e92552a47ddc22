export { onShelf } from './study.store';
