import type { SeedChapter, SeedCourse, SeedMap } from '../seedCourse';

const inChapter = ({ items, chapters = [] }: SeedChapter): SeedMap[] => [
  ...items.flatMap((item) => (item.type === 4 ? [item.map] : [])),
  ...chapters.flatMap(inChapter),
];

/** The mind maps that courses name, each once. */
export const mapsOf = (courses: readonly SeedCourse[]): SeedMap[] => [
  ...new Map(
    courses.flatMap(({ chapters }) => chapters.flatMap(inChapter)).map((map) => [map.slug, map]),
  ).values(),
];
