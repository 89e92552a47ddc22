export {
  bringBack,
  deleteCopies,
  findChange,
  markUndone,
  putWordsBack,
  selectStillIn,
} from './change.store';
