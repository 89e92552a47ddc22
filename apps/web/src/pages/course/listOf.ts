import type { Answerable } from '@cheese/ui/feedback/answerable';

/** Unwraps the list of a paged query, where only one page is shown. */
export function listOf<T>(query: Answerable<{ list: T[] }>): Answerable<T[]> {
  const { data, currentData, error, isFetching, refetch } = query;
  return { data: data?.list, currentData: currentData?.list, error, isFetching, refetch };
}
