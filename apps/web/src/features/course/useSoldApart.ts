import { useGetSoldApartQuery } from '@cheese/api-client/learning/courseware';
import type { DirectoryChapter } from '@cheese/domain/contract/learning/shapes/chapterShapes';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';

/** Only these types of items may be sold separately, so other courses need no call. */
const apartTypes: ReadonlySet<number> = new Set([16, 32, 48, 128]);

/** Products that unlock parts which the course itself does not include, by item id. */
export function useSoldApart(chapters: readonly DirectoryChapter[]) {
  const holder = chapters.find(({ coursewares }) =>
    coursewares.some(({ type }) => apartTypes.has(type)),
  );
  const { data } = useGetSoldApartQuery(holder ? { courseId: holder.courseId } : skipToken);
  return useMemo(
    () => new Map(data?.map(({ coursewareId, things }) => [coursewareId, things] as const)),
    [data],
  );
}
