import type { Answerable } from '@cheese/ui/feedback/answerable';

/** The rows of a page of a list, for who does not turn pages. */
export function listOf<T>(query: Answerable<{ list: T[] }>): Answerable<T[]> {
  const { data, currentData, error, isFetching, refetch } = query;
  return { data: data?.list, currentData: currentData?.list, error, isFetching, refetch };
}
