/** The store functions that other modules may import. */
export {
  bringBack,
  deleteCopies,
  findChange,
  markUndone,
  putWordsBack,
  selectStillIn,
} from './change.store';
