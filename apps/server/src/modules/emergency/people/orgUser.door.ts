/** The store functions that other modules may import. */
export { findOrgUser, insertPlaces, lockPerson } from './orgUser.store';
