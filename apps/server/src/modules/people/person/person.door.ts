export {
  findByPhone,
  isPhoneTaken,
  lockPasswordHash,
  selectOperatorIds,
  selectPerson,
  updatePerson,
} from './person.store';
