export { findOrgUser, insertPlaces, lockPerson } from './orgUser.store';
