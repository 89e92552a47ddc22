import { pathnameOf } from '@cheese/domain/rules/pathname';

/** What the course list shows where its address says no more than that it is of courses. */
const plainCourses: readonly string[] = ['', '?productType=1'];

/**
 * Whether an address shows what the build wrote for its path (prerender.tsx). A list that is asked
 * for something else has other words, and is drawn anew.
 */
export const isAsWritten = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) =>
  pathnameOf(pathname) !== '/productList' || plainCourses.includes(search);
