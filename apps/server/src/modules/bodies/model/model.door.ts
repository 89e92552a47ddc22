export { selectModels, selectStructures } from './model.store';
