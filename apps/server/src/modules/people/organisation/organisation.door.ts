export {
  claimRollLine,
  findMembership,
  insertMembership,
  insertSchool,
  selectAccounts,
  selectByAccount,
  selectTeacherIds,
} from './organisation.store';
export {
  deletePlace,
  insertOrg,
  insertPlace,
  insertPlaces,
  renameInPlace,
  renameOrg,
} from './roll.store';
