export {
  findSchool,
  insertOrg,
  insertSchool,
  isSchoolNamed,
  renameOrg,
  selectSchool,
  updateSchool,
} from './organisation.store';
export { requireDepartment } from './structure.service';
export { belowDepartment, countDepartments } from './structure.store';
export {
  findReferencesTo,
  type Reference,
  repoint,
  type StructureTable,
} from './structure.references.store';
