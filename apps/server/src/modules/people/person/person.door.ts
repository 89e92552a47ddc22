export {
  findByPhone,
  insertPeople,
  isPhoneTaken,
  lockPasswordHash,
  selectOperatorIds,
  selectPerson,
  updatePerson,
} from './person.store';
