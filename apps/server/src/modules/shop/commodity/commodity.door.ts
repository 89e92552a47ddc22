export { insertSold, updateShelved, updateSold, writeTags } from './commodity.write.store';
