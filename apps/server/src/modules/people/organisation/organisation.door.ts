export {
  findSchool,
  findSchoolNow,
  insertOrg,
  insertSchool,
  isSchoolNamed,
  renameOrg,
  selectSchool,
  updateSchool,
} from './organisation.store';
export { requireDepartment } from './structure.service';
export { belowDepartment, countDepartments } from './structure.store';
export { findReferencesTo, repoint } from './structure.references.store';
export { classNameOf, departmentNameOf } from './names.store';
