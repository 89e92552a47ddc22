export {
  insertOrg,
  insertSchool,
  isSchoolNamed,
  renameOrg,
  selectSchool,
  updateSchool,
} from './organisation.store';
