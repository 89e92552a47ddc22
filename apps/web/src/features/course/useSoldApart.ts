import { useGetSoldApartQuery } from '@cheese/api-client/learning/courseware';
import type { DirectoryChapter } from '@cheese/domain/contract/learning/shapes/chapterShapes';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';

/** Experiments, slides, specimens and models may be sold by themselves. */
const apartTypes: ReadonlySet<number> = new Set([16, 32, 48, 128]);

/** By item: the products that unlock parts which the course itself does not include. */
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
