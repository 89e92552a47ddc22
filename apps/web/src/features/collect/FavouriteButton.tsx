import { useGetCollectQuery } from '@cheese/api-client/learning/collect';
import { useSessionState } from '../../session/session';
import { CollectButton } from './CollectButton';
import type { Thing } from './useCollect';

/** Loads its own state; for a visitor it is off. */
export function FavouriteButton({ thing, name }: { thing: Thing; name: string }) {
  const { isSignedIn } = useSessionState();
  const { data = false } = useGetCollectQuery(thing, { skip: isSignedIn !== true });
  return <CollectButton thing={thing} name={name} isCollected={data} />;
}
