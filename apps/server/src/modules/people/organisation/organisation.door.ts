/** The store functions that other modules may import. */
export {
  claimRollLine,
  findMembership,
  insertMembership,
  insertSchool,
  selectAccounts,
  selectByAccount,
  selectTeacherIds,
} from './organisation.store';
