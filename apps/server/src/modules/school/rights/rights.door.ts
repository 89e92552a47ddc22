export { moveHeads, replaceGrants, selectGrants } from './grant.store';
export { countRoles } from './schoolRole.store';
