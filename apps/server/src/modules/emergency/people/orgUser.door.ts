/** What neighbours ask of this module's rows: the rest of the store is its own. */
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
