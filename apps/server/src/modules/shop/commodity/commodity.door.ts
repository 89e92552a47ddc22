export { insertSold, updateShelved, updateSold, writeTags } from './commodity.write.store';
export { selectCardRows, countCommodities, orderOf } from './commodity.cards.store';
export { dropLimited, writeLimited, updateSpecification } from './commodity.price.store';
