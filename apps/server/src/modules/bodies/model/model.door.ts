/** The store functions that other modules may import. */
export { selectModels, selectStructures } from './model.store';
