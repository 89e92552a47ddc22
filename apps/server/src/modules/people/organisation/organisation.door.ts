export { insertOrg, insertSchool, renameOrg } from './organisation.store';
