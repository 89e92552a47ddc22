import { readIndex } from '../reading/readIndex';
import { readCourse } from './readCourse';
import type { SeedChapter, SeedCourse } from './seedCourse';

/** What the courses of the shop window hold, one for each. */
export const seedCourses: readonly SeedCourse[] = readIndex('courses').map(readCourse);

const hasDocument = ({ items, chapters = [] }: SeedChapter): boolean =>
  items.some(({ type }) => type === 2) || chapters.some(hasDocument);

/** Those that were written with everything: films, documents and maps. */
export const completeCourses = seedCourses.filter(({ chapters }) => chapters.some(hasDocument));
export const otherCourses = seedCourses.filter((one) => !completeCourses.includes(one));
