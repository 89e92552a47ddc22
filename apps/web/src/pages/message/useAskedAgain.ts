import { askNoticesAgain } from '@cheese/api-client/people/notice';
import type { Answerable } from '@cheese/ui/feedback/answerable';
import { useDispatch } from 'react-redux';

/** A retry also refetches the unread counts, which fail silently. */
export function useAskedAgain<T>(query: Answerable<T>): Answerable<T> {
  const dispatch = useDispatch();
  return { ...query, refetch: () => dispatch(askNoticesAgain()) };
}
