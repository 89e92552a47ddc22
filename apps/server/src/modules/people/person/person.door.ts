/** The store functions that other modules may import. */
export {
  findByPhone,
  isPhoneTaken,
  lockPasswordHash,
  selectOperatorIds,
  selectPerson,
  updatePerson,
} from './person.store';
