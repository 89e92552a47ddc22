export { classesWithin, moveClassesOfDepartment } from './schoolClass.store';
