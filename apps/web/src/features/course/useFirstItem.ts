import { useGetCourseDirectoryQuery } from '@cheese/api-client/learning/course';
import type { CoursewareItem } from '@cheese/domain/contract/learning/shapes/coursewareShapes';

/** First matching item; the directory is fetched once for all callers. */
export function useFirstItem(courseId: number, isIt: (item: CoursewareItem) => boolean) {
  const { data } = useGetCourseDirectoryQuery({ courseId });
  return data?.flatMap(({ coursewares }) => coursewares).find(isIt);
}
