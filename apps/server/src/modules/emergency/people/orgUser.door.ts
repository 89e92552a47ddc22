export {
  findOrgOf,
  findOrgUser,
  hasOtherManager,
  lockPerson,
  type OrgUserRow,
  selectLastSignedIn,
  selectOrgUsers,
} from './orgUser.store';
