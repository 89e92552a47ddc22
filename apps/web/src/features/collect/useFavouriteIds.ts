import { useGetCollectStatesQuery } from '@cheese/api-client/learning/collect';
import type { CollectType } from '@cheese/domain/codes/shop/products';
import { useSessionState } from '../../session/session';

const nothing: ReadonlySet<number> = new Set();

/** The favourites among these; one call for the whole list, silent on failure. */
export function useFavouriteIds(
  type: CollectType,
  productIds: readonly number[],
): ReadonlySet<number> {
  const { isSignedIn } = useSessionState();
  const skip = isSignedIn !== true || productIds.length === 0;
  const { data } = useGetCollectStatesQuery({ type, productIds: [...productIds] }, { skip });
  return data ? new Set(data) : nothing;
}
