export { countReferences, findReferences, moveReferences } from './person.join.store';
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
