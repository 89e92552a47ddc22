export {
  claimRollLine,
  findMembership,
  insertMembership,
  selectAccounts,
  selectByAccount,
  selectTeacherIds,
} from './member.store';
export { membersTyped, typedPattern } from './typed.store';
export { deletePlace, insertPlace, insertPlaces, renameInPlace } from './roll.store';
export { moveMembersOfDepartment } from './structure.store';
export { insertMember, updateMember, updateStates } from './manage.store';
