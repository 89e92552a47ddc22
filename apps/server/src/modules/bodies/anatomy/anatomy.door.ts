export {
  lockByOrigin,
  updateAnatomy,
  selectNewestIds,
  deleteAnatomy,
  insertAnatomy,
  selectCategoryNamed,
  insertLastCategory,
  findMark,
  insertAnatomyModel,
  insertMadeAnatomy,
} from './anatomy.import.store';
export { selectModelIds } from './anatomy.models.store';
