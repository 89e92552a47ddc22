export {
  findSchool,
  insertOrg,
  insertSchool,
  isSchoolNamed,
  renameOrg,
  selectSchool,
  updateSchool,
} from './organisation.store';
