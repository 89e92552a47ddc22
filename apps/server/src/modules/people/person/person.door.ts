export {
  findByPhone,
  insertAccount,
  insertPeople,
  isPhoneTaken,
  lockPasswordHash,
  selectOperatorIds,
  selectPerson,
  updatePerson,
} from './person.store';
