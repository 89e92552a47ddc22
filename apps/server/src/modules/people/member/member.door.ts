export {
  claimRollLine,
  findMembership,
  insertMembership,
  isWaitingOnRoll,
  selectAccounts,
  selectByAccount,
  selectTeacherIds,
} from './member.store';
export { membersTyped, typedPattern } from './typed.store';
export { deletePlace, insertPlace, insertPlaces, renameInPlace } from './roll.store';
export { moveMembersOfDepartment } from './structure.store';
export { admitGrown, forgetGuardians, guardianshipColumns } from './guardianship.store';
export { insertMember, updateMember, updateStates } from './manage.store';
export { selectSuspendedSchools } from './suspended.store';
