import { completeCourses } from './completeCourses';
import { otherCourses } from './otherCourses';
import type { SeedCourse } from './seedCourse';

/** What the courses of the shop window hold, one for each. */
export const seedCourses: readonly SeedCourse[] = [...completeCourses, ...otherCourses];
