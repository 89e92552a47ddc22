/** What neighbours ask of this module's rows: the rest of the store is its own. */
export {
  claimRollLine,
  findMembership,
  insertMembership,
  insertSchool,
  selectAccounts,
  selectByAccount,
  selectTeacherIds,
} from './organisation.store';
