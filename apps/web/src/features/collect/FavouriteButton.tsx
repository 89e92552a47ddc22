import { useGetCollectQuery } from '@cheese/api-client/learning/collect';
import { useSessionState } from '../../session/session';
import { CollectButton } from './CollectButton';
import type { Thing } from './useCollect';

/** Asks by itself whether it is kept already; a visitor keeps nothing yet. */
export function FavouriteButton({ thing, name }: { thing: Thing; name: string }) {
  const { isSignedIn } = useSessionState();
  const { data = false } = useGetCollectQuery(thing, { skip: isSignedIn !== true });
  return <CollectButton thing={thing} name={name} isCollected={data} />;
}
