export { moveClassesOfDepartment } from './schoolClass.store';
