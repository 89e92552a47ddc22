export { moveHeads, replaceGrants, selectGrantNames, selectGrants } from './grant.store';
export { countRoles } from './schoolRole.store';
