import { pathnameOf } from '../site/pathname';

/** Queries of the course list that only say that it lists courses. */
const plainCourses: readonly string[] = ['', 'productType=1'];

/** The page of one course, on any of its tabs; the server renders its first content. */
export const writtenCourse = '/course/detail';
const oneCourse = /^courseId=[1-9]\d{0,8}(&tab=\w+)?$/;

/**
 * True if the address shows the page that the build rendered for its path
 * (apps/web/src/prerender.tsx). A list with another filter has other content, so it is rendered
 * from scratch.
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
