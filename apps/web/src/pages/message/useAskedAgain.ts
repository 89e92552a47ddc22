import { askNoticesAgain } from '@cheese/api-client/people/notice';
import type { Answerable } from '@cheese/ui/feedback/answerable';
import { useDispatch } from 'react-redux';

/** Whoever asks again for what failed asks for the numbers beside it, too: they failed in silence. */
export function useAskedAgain<T>(query: Answerable<T>): Answerable<T> {
  const dispatch = useDispatch();
  return { ...query, refetch: () => dispatch(askNoticesAgain()) };
}
