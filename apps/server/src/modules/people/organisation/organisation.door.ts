export {
  claimRollLine,
  findMembership,
  insertMembership,
  insertSchool,
  selectAccounts,
  selectByAccount,
  selectTeacherIds,
} from './organisation.store';
