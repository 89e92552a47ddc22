import type { SeedChapter, SeedCourse, SeedItem } from '../seedCourse';

const inChapter = ({ items, chapters = [] }: SeedChapter): SeedItem[] => [
  ...items,
  ...chapters.flatMap(inChapter),
];

/** Everything that lies in the directories of courses. */
export const itemsOf = (courses: readonly SeedCourse[]): SeedItem[] =>
  courses.flatMap(({ chapters }) => chapters.flatMap(inChapter));
