export { classesWithin } from './teachingClass.within.store';
