import { useGetSoldApartQuery } from '@cheese/api-client/learning/courseware';
import type { DirectoryChapter } from '@cheese/domain/contract/learning/chapterShapes';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';

const SLIDES = 32;

/** By which libraries that of each item is opened which the course itself does not open. */
export function useSoldApart(chapters: readonly DirectoryChapter[]) {
  const holder = chapters.find(({ coursewares }) =>
    coursewares.some(({ type }) => type === SLIDES),
  );
  const { data } = useGetSoldApartQuery(holder ? { courseId: holder.courseId } : skipToken);
  return useMemo(
    () => new Map(data?.map(({ coursewareId, libraries }) => [coursewareId, libraries] as const)),
    [data],
  );
}
