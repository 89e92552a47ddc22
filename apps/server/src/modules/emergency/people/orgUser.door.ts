export {
  deletePlace,
  findOrgOf,
  findOrgUser,
  hasOtherManager,
  insertPlace,
  insertPlaces,
  lockPerson,
  type OrgUserRow,
  renameInPlace,
  selectLastSignedIn,
  selectOrgUsers,
} from './orgUser.store';
