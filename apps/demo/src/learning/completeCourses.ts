import { systematicAnatomy } from './courses/systematic-anatomy';
import type { SeedCourse } from './seedCourse';

/** The courses that have every kind of item. */
export const completeCourses: readonly SeedCourse[] = [systematicAnatomy];
