import { useGetCourseDirectoryQuery } from '@cheese/api-client/learning/course';
import type { CoursewareItem } from '@cheese/domain/contract/learning/shapes/coursewareShapes';

/** All callers share one call for the directory through the query cache. */
export function useFirstItem(courseId: number, isIt: (item: CoursewareItem) => boolean) {
  const { data } = useGetCourseDirectoryQuery({ courseId });
  return data?.flatMap(({ coursewares }) => coursewares).find(isIt);
}
