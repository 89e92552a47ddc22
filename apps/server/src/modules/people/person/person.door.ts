export {
  countReferences,
  findReferences,
  moveReferences,
  type PersonColumn,
  referencesToPeople,
} from './person.references.store';
export {
  findByPhone,
  insertAccount,
  insertPeople,
  isPhoneTaken,
  keepAccount,
  lockToErase,
  selectToErase,
  lockPasswordHash,
  replacePassword,
  selectOperatorIds,
  selectPerson,
  updatePerson,
} from './person.store';
export {
  deletePeople,
  insertNewcomers,
  replaceUnusedPasswords,
  reserveIds,
} from './person.many.store';
