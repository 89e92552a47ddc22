import { createHash } from 'node:crypto';
import type { SeedCourse, SeedMap } from '../seedCourse';
import { itemsOf } from './itemsOf';

/** The mind maps that courses name, each once. */
export const mapsOf = (courses: readonly SeedCourse[]): SeedMap[] => [
  ...new Map(
    itemsOf(courses).flatMap((item) => (item.type === 4 ? [[item.map.slug, item.map]] : [])),
  ).values(),
];

/** Changes with any word of a map. */
export const fromOf = (map: SeedMap): string =>
  createHash('sha256').update(JSON.stringify(map)).digest('hex').slice(0, 16);
