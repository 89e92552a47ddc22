import { useGetSomeMediaQuery } from '@cheese/api-client/learning/media';
import type { MediaShown } from '@cheese/domain/contract/learning/media';
import { isOver } from './mediaWords';

const EVERY_MS = 3_000;

/** The current state of the files; polled while any of them is being processed. */
export function useNewest(shown: readonly MediaShown[]): readonly MediaShown[] {
  const ids = shown.filter((one) => !isOver(one)).map(({ id }) => id);
  const { data } = useGetSomeMediaQuery(
    { ids },
    { skip: ids.length === 0, pollingInterval: EVERY_MS, skipPollingIfUnfocused: true },
  );
  const known = new Map(data?.map((one) => [one.id, one]));
  return shown.map((one) => known.get(one.id) ?? one);
}
