/** What neighbours ask of this module's rows: the rest of the store is its own. */
export {
  findByPhone,
  isPhoneTaken,
  lockPasswordHash,
  selectOperatorIds,
  selectPerson,
  updatePerson,
} from './person.store';
