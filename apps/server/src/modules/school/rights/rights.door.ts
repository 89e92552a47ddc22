export { moveHeads, replaceGrants, selectGrantNames } from './grant.store';
export { countRoles } from './schoolRole.store';
