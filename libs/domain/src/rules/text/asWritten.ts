import { pathnameOf } from '../site/pathname';

/** What the course list is asked where its address says no more than that it is of courses. */
const plainCourses: readonly string[] = ['', 'productType=1'];

/** One course, wherever on its page somebody begins: of it the server writes what it looks like. */
export const writtenCourse = '/course/detail';
const oneCourse = /^courseId=[1-9]\d{0,8}(&tab=\w+)?$/;

/**
 * Whether an address shows what the build wrote for its path (apps/web/src/prerender.tsx). A list
 * that is asked for something else has other words, and is drawn anew.
 */
export function isAsWritten(address: string): boolean {
  const path = pathnameOf(address);
  if (path === writtenCourse) return oneCourse.test(queryOf(address));
  return path !== '/productList' || plainCourses.includes(queryOf(address));
}

function queryOf(address: string): string {
  const [beforeHash = ''] = address.split('#', 1);
  const start = beforeHash.indexOf('?');
  return start < 0 ? '' : beforeHash.slice(start + 1);
}
