import { useGetCourseDirectoryQuery } from '@cheese/api-client/learning/course';
import type { CoursewareItem } from '@cheese/domain/contract/learning/shapes/coursewareShapes';

/** The first item of a directory that is of a kind; it is asked for once, whoever asks. */
export function useFirstItem(courseId: number, isIt: (item: CoursewareItem) => boolean) {
  const { data } = useGetCourseDirectoryQuery({ courseId });
  return data?.flatMap(({ coursewares }) => coursewares).find(isIt);
}
