import type { SeedCourse, SeedMap } from '../seedCourse';
import { itemsOf } from './itemsOf';

/** The mind maps that courses name, each once. */
export const mapsOf = (courses: readonly SeedCourse[]): SeedMap[] => [
  ...new Map(
    itemsOf(courses).flatMap((item) => (item.type === 4 ? [[item.map.slug, item.map]] : [])),
  ).values(),
];
