export { selectSecret } from './upload.store';
