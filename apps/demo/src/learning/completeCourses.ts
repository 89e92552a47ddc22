import { systematicAnatomy } from './courses/systematic-anatomy';
import { physiologyCore } from './courses/physiology-core';
import { pathologyGeneral } from './courses/pathology-general';
import type { SeedCourse } from './seedCourse';

/** The courses that have every kind of item. */
export const completeCourses: readonly SeedCourse[] = [
  systematicAnatomy,
  physiologyCore,
  pathologyGeneral,
];
