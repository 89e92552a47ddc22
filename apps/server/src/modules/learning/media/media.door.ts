export { insertBroughtMedia, insertBroughtUpload } from './media.brought.store';
