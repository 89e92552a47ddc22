export {
  claimRollLine,
  findMembership,
  insertMembership,
  selectAccounts,
  selectByAccount,
  selectTeacherIds,
} from './member.store';
export { deletePlace, insertPlace, insertPlaces, renameInPlace } from './roll.store';
